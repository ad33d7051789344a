/** What one may ask of the house about oneself. */
import { call } from "../net/api";
import type { Me } from "../net/messages";
import type { components } from "../types/api";

export type DeviceLink = components["schemas"]["Link"];

export const exportUrl = "/api/me/export";

export const self = {
  link: () => call<DeviceLink>("POST", "/me/link"),
  redeem: (token: string) => call<Me>("POST", "/me/redeem", { token }),
  password: (password: string | null, old: string | null) =>
    call<Me>("POST", "/me/password", { password, old }),
  signIn: (name: string, password: string) => call<Me>("POST", "/me/sign-in", { name, password }),
  signOut: (here: boolean) => call<unknown>("POST", "/me/sign-out", { here }),
  forget: () => call<unknown>("DELETE", "/me"),
};
