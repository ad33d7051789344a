"""Languages in the browser: go on in another one, and look for words that were left behind."""

import json
from pathlib import Path

from playwright.sync_api import Page

import hexmoot

MANIFEST = Path(hexmoot.__file__).parent / "pages" / ".vite" / "manifest.json"

# Another tab of the device has chosen the language, and this one follows.
CHOOSE = """
async (language) => {
  const kept = JSON.parse(localStorage.getItem("hexmoot.settings") ?? "{}");
  localStorage.setItem("hexmoot.settings", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "hexmoot.settings" }));
}
"""

# Everything that people see or hear: texts, and the attributes that are read out. What people have called themselves,
# have said or have written is no word of the page; a language's name is in that language.
LEFT = """
async ([files, here, other]) => {
  const sentences = async (language) => {
    const found = new Map();
    const walk = (value, path) => {
      if (typeof value === "string") found.set(path, [...(found.get(path) ?? []), value]);
      else for (const [key, inner] of Object.entries(value)) walk(inner, "other" in value ? path : `${path}.${key}`);
    };
    for (const [part, file] of Object.entries(files[language])) {
      for (const words of Object.values(await import(`/${file}`))) if (typeof words === "object") walk(words, part);
    }
    return found;
  };
  const [own, theirs] = [await sentences(here), await sentences(other)];
  const pattern = (sentence) => {
    const parts = sentence.replaceAll("*", "").split(/\\{\\w+\\}/);
    const letters = parts.join("").match(/\\p{L}/gu)?.length ?? 0;
    if (letters < 2 || (parts.length > 1 && letters < 4)) return null;
    const source = parts.map((part) => part.replace(/[.*+?^${}()|[\\]\\\\]/g, "\\\\$&")).join(".+");
    return { whole: new RegExp(`^${source}$`, "u"), within: letters > 14 ? new RegExp(source, "u") : null, sentence };
  };
  const right = new Set([...own.values()].flat());
  const wrong = [...theirs.values()].flat().filter((one) => !right.has(one)).flatMap((one) => pattern(one) ?? []);
  const mine = [...right].flatMap((one) => pattern(one) ?? []);
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("script, style, code, kbd, bdi, [dir=auto]")) texts.push(data);
  }
  const aria = ["label", "description", "valuetext", "roledescription"].map((name) => `aria-${name}`);
  const read = [...aria, "title", "placeholder", "alt"];
  for (const element of document.body.querySelectorAll(read.map((name) => `[${name}]`).join())) {
    for (const name of read) if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  }
  const left = texts.map((text) => text.trim()).filter((text) => {
    if (!text || mine.some(({ whole }) => whole.test(text))) return false;
    return wrong.some(({ whole, within }) => whole.test(text) || within?.test(text));
  });
  return [...new Set(left)];
}
"""


def dictionaries() -> dict[str, dict[str, str]]:
    """By language and part: the built file that holds the words."""
    found: dict[str, dict[str, str]] = {}
    for name, built in json.loads(MANIFEST.read_text()).items():
        folders, _, rest = name.partition("/words/")
        if rest.count("/") == 1:
            language, part = rest.split("/")
            found.setdefault(language, {})[f"{folders}/{part}"] = built["file"]
    return found


def speaks(page: Page, language: str) -> None:
    """Choose a language as another tab would, and wait until the page speaks it."""
    page.evaluate(CHOOSE, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def left_in(page: Page, other: str) -> list[str]:
    """What the page still says in another language than its own."""
    here = page.evaluate("document.documentElement.lang")
    left: list[str] = page.evaluate(LEFT, [dictionaries(), here, other])
    return left
