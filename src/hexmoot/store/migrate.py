"""Brings a database to the newest schema. Alembic is only loaded where there is something to do."""

from pathlib import Path

from sqlalchemy import Engine, inspect, text

from hexmoot.store.schema import HEAD

SCRIPTS = Path(__file__).with_name("migrations")


def is_new(engine: Engine) -> bool:
    """Whether a database has the newest schema."""
    with engine.connect() as connection:
        known = inspect(connection).has_table("alembic_version")
        return known and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen."""
    if is_new(engine):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
