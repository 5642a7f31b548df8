"""The languages of the interface, each named in itself."""

LANGUAGE_NAMES = {"": "", "en": "English", "tr": "Türkçe", "pl": "Polski"}  # "" follows the system
