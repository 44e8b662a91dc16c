import type { ImportTextCode } from '#contract/imports/import-texts.ts';

/** What an import says about a file, a row or a mapping. */
export const importTexts: Record<ImportTextCode, string> = {
  'row.empty': 'Die Zeile ist leer',
  'row.cells': 'Die Zellen sind verschoben: Die Zeile hat {cells} Zellen, die Kopfzeile {columns}',
  'row.misaligned': 'Die Zellen sind verschoben: {held}',
  'row.same_id': 'Zeile {line} hat dieselbe ID',
  'id.required': 'Eine ID fehlt',
  'id.max': 'Die ID ist zu lang',
  'row.open_quote': 'Die Zeile öffnet ein Anführungszeichen, das nie geschlossen wird',
  'cell.list': '{column} enthält eine Liste statt eines Werts',
  'cell.object':
    '{column} enthält ein Objekt statt eines Werts; ordne einen Wert darin zu, etwa {path}',
  'cell.too_large':
    '{column} enthält eine Zahl, die zu groß ist, um genau zu sein; setze sie in Anführungszeichen',
  'cell.bytes': '{column} enthält Bytes, die kein {encoding} sind: {value}',
  'cell.no_day': '{column} enthält {value} statt eines Datums wie 2019-07-01',
  'cell.no_number': '{column} enthält {value} statt einer Zahl',
  'cell.no_amount': '{column} enthält {value} statt eines Betrags',
  'cell.no_period': '{column} enthält {value} statt Nacht, Woche, Monat oder Jahr',
  'cell.no_currency': '{column} enthält {value} statt einer Währung',
  'amount.unclear':
    '{column} enthält {value}, was {more} oder {less} sein kann: Gib an, wie Beträge geschrieben sind',
  'amount.other_style': '{column} enthält {value}, was nicht wie {style} geschrieben ist',
  'amount.would_be':
    '{column} enthält {value}, was nach der Schreibweise der anderen Beträge {number} wäre',
  'amount.night':
    '{column} enthält {value}, eine Miete pro Nacht: Wähle 30 Nächte pro Monat, sonst wird die Zeile übersprungen',
  'amount.computed_night':
    '{column} enthält {value}, eine Miete pro Nacht, und die Zuordnung rechnet damit: Ordne nur die Spalte zu',
  'amount.computed_week':
    '{column} enthält {value}, eine Miete pro Woche, und die Zuordnung rechnet damit: Ordne nur die Spalte zu',
  'amount.computed_year':
    '{column} enthält {value}, eine Miete pro Jahr, und die Zuordnung rechnet damit: Ordne nur die Spalte zu',
  'amount.periods_differ': '{column} enthält {value}, und {other} enthält {period}',
  'currency.of_place':
    'Die Währung ist unklar: In der Zeile steht {signs}, und am Ort des Zimmers zahlt man in {currency}. Gib an, welche Währung gemeint ist',
  'currency.no_country':
    'Die Währung ist unklar: In der Zeile steht {signs}, und ihr Land ist nicht bekannt. Gib an, welche Währung gemeint ist',
  'currency.chosen':
    'Die Währung ist unklar: In der Zeile steht {signs}, und gewählt ist {currency}',
  'currency.unclear': 'Die Währung ist unklar: In der Zeile steht {signs}',
  'mapping.choose': 'Wähle eine Spalte',
  'mapping.no_field': 'Es gibt kein Feld {name} (die Felder sind {fields})',
  'mapping.no_column_of': 'Die Datei hat keine Spalte {columns} (ihre Spalten sind {all})',
  'mapping.no_column': 'Die Datei hat keine Spalte {columns}',
  'mapping.twice': 'Die Spalte {column} kommt mehrmals vor',
  'mapping.one_column': '{field}: Hier gehört eine Spalte hin, nicht der Text {text}',
  'mapping.no_number': '{field}: Das ist keine Zahl, also lässt sich {text} nicht berechnen',
  'mapping.nothing': 'Nicht zugeordnet: {fields}',
  'mapping.not_fit': 'Die Zuordnung passt nicht: {problems}.',
  'file.empty': 'Die Datei ist leer.',
  'file.empty_at_url': 'Die Datei unter dieser URL ist leer.',
  'file.no_rows': 'Die Datei benennt ihre Spalten, hat aber keine Zeilen.',
  'file.columns_most':
    'Die erste Zeile hat {count} Spalten; eine Datei darf höchstens {most} haben.',
  'file.rows_most': 'Die Datei hat mehr als {most} Zeilen; teile sie auf.',
  'file.no_header': 'Die erste Zeile muss die Spalten benennen, enthält aber den Wert {value}.',
  'file.zip':
    'Die Datei ist ein ZIP-Archiv oder eine Tabelle, egal wie sie heißt. Speichere sie als CSV oder JSON.',
  'file.gzip': 'Die Datei ist komprimiert (gzip). Entpacke sie zuerst.',
  'file.xls': 'Die Datei ist eine Tabelle aus einem alten Excel. Speichere sie als CSV.',
  'file.pdf': 'Die Datei ist ein PDF. Speichere ihre Tabelle als CSV.',
  'file.escapes':
    'Die Datei ist als ISO-2022-JP kodiert, was Importe nicht lesen. Speichere sie als UTF-8-Text.',
  'file.nul': 'Die Datei ist kein Text: Sie enthält NUL-Bytes. Speichere sie als UTF-8-Text.',
  'file.html':
    'Die Datei ist eine HTML-Seite, kein {kind}. Vielleicht führt ihre Adresse zu einer Seite über die Datei oder verlangt eine Anmeldung.',
  'file.encoding': 'Die Datei ist nicht in UTF-8. Wähle ihre Zeichenkodierung: {encodings}.',
  'file.blm':
    'Die Datei ist ein BLM-Feed (Rightmove), den Importe nicht lesen. Bitte um CSV oder JSON.',
  'file.xml': 'Die Datei ist XML ({root}), was Importe nicht lesen. Bitte um CSV oder JSON.',
  'file.json_as_csv': 'Die Datei sieht nach JSON aus, ihre Quelle ist aber auf CSV eingestellt.',
  'file.not_json': 'Die Datei ist kein JSON: Sie muss mit [ oder { beginnen.',
  'file.around_list': 'Die Datei ist kein JSON: Prüfe den Text um ihre Liste von Zeilen.',
  'file.no_list': 'Die Datei enthält keine Liste von Zeilen.',
  'file.no_such_list': 'Die Datei hat keine Liste unter {list} (ihre Listen sind {lists}).',
  'file.outside_list': 'Die Datei enthält mehr als {most} Bytes außerhalb ihrer Liste von Zeilen.',
  'file.ends':
    'Die Datei endet mittendrin: Nach {count} Zeilen wird ein Anführungszeichen oder eine Klammer nie geschlossen.',
  'file.several_objects':
    'Die Datei enthält mehrere Objekte hintereinander (Zeile {line}); setze sie in eine Liste.',
  'file.goes_on': 'Die Datei geht nach ihrem Ende weiter (Zeile {line}).',
  'file.too_deep': 'Die Datei ist zu tief verschachtelt (Zeile {line}).',
  'file.names_most':
    'Die Objekte der Datei haben mehr als {most} verschiedene Namen (Datensatz {row}).',
  'json.comma_expected':
    'Datensatz {row} (Zeile {line}) ist nicht lesbar: Dort wird ein Komma oder das Ende der Liste erwartet.',
  'json.object_expected':
    'Datensatz {row} (Zeile {line}) ist nicht lesbar: Dort wird ein Objekt wie {example} erwartet.',
  'json.too_long':
    'Datensatz {row} (Zeile {line}) ist länger als {most} Bytes; vielleicht fehlt ein schließendes Anführungszeichen oder eine schließende Klammer.',
  'json.not_json': 'Datensatz {row} (Zeile {line}) ist kein JSON.',
  'csv.open_quote':
    'Der Datensatz ab Zeile {line} öffnet ein Anführungszeichen, das nie geschlossen wird.',
  'csv.too_long':
    'Der Datensatz ab Zeile {line} ist länger als {most} Bytes; vielleicht fehlt ein schließendes Anführungszeichen.',
  'url.redirects': 'Die URL leitet mehr als dreimal weiter.',
  'url.to_http': 'Die URL leitet von https zu http weiter.',
  'url.not_web': 'Die URL muss mit https:// oder http:// beginnen.',
  'url.password': 'Die URL enthält einen Benutzernamen oder ein Passwort; das geht nicht.',
  'url.not_public': 'Die URL führt in ein Netz, das nicht öffentlich ist.',
  'url.too_slow': 'Die Datei kam nicht rechtzeitig an.',
  'url.silent': '{host} antwortet nicht.',
  'url.status': 'Die URL antwortet mit {status} statt mit einer Datei.',
  'url.compressed':
    'Der Server sendet die Datei komprimiert, obwohl sie unkomprimiert angefordert wurde.',
  'url.broken': 'Die Verbindung brach ab, während die Datei geladen wurde.',
  'url.too_large': 'Die Datei ist größer als {most} MB.',
  'run.other_running': 'Ein anderer Import der Quelle {source} läuft.',
  'run.no_file': 'Die Datei gibt es nicht mehr.',
  'run.gave_up':
    'Der Import ist fünfmal unerwartet ohne Fortschritt abgebrochen. Versuche es noch einmal oder prüfe die Datei.',
  'field.required': '{field}: fehlt',
};

/** Between several of them. */
export const reasonSeparator = '; ';
