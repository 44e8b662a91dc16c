/**
 * What an import says about a file, a row or a mapping, by code. The server says it in English, as
 * here, and stores it; screens find the code and say it in their language. A text that another one
 * begins with comes after it.
 */
export const importTexts = {
  'row.empty': 'The row is empty',
  'row.cells': 'The cells are misaligned: the row has {cells} cells, the header {columns}',
  'row.misaligned': 'The cells are misaligned: {held}',
  'row.same_id': 'Line {line} has the same id',
  'id.required': 'Id is required',
  'id.max': 'Id too long',
  'row.open_quote': 'The row opens a quote that is never closed',
  'cell.list': '{column} holds a list where one value belongs',
  'cell.object':
    '{column} holds an object where one value belongs; map a value in it, such as {path}',
  'cell.too_large': '{column} holds a number too large to be exact; put it in quotes',
  'cell.bytes': '{column} holds bytes that are not {encoding}: {value}',
  'cell.no_day': '{column} holds {value} instead of a day like 2019-07-01',
  'cell.no_number': '{column} holds {value} instead of a number',
  'cell.no_amount': '{column} holds {value} instead of one amount',
  'cell.no_period': '{column} holds {value} instead of night, week, month or year',
  'cell.no_currency': '{column} holds {value} instead of a currency',
  'amount.unclear':
    '{column} holds {value}, which can be {more} or {less}: say how amounts are written',
  'amount.other_style': '{column} holds {value}, which is not written like {style}',
  'amount.would_be':
    '{column} holds {value}, which would be {number}, as the other amounts are written',
  'amount.night':
    '{column} holds {value}, a rent a night: choose 30 nights a month, or it is set aside',
  'amount.computed_night':
    '{column} holds {value}, a rent a night, and the mapping computes with it: map the column alone',
  'amount.computed_week':
    '{column} holds {value}, a rent a week, and the mapping computes with it: map the column alone',
  'amount.computed_year':
    '{column} holds {value}, a rent a year, and the mapping computes with it: map the column alone',
  'amount.periods_differ': '{column} holds {value}, and {other} holds {period}',
  'currency.of_place':
    'The currency is unclear: the row says {signs}, and people pay in {currency} there. Say which currency is meant',
  'currency.no_country':
    'The currency is unclear: the row says {signs}, and its country is not known. Say which currency is meant',
  'currency.chosen': 'The currency is unclear: the row says {signs}, and {currency} was chosen',
  'currency.unclear': 'The currency is unclear: the row says {signs}',
  'mapping.choose': 'Choose a column',
  'mapping.no_field': 'There is no field {name} (the fields are {fields})',
  'mapping.no_column_of': 'The file has no column {columns} (its columns are {all})',
  'mapping.no_column': 'The file has no column {columns}',
  'mapping.twice': 'The column {column} appears more than once',
  'mapping.one_column': '{field} takes one column, not the text {text}',
  'mapping.no_number': '{field} is not a number, so {text} cannot be computed',
  'mapping.nothing': 'Nothing is mapped to {fields}',
  'mapping.not_fit': 'The mapping does not fit: {problems}.',
  'file.empty': 'The file is empty.',
  'file.empty_at_url': 'The file at this URL is empty.',
  'file.no_rows': 'The file names its columns but has no rows.',
  'file.columns_most': 'The first line has {count} columns; a file may have up to {most}.',
  'file.rows_most': 'The file has more than {most} rows; split it.',
  'file.no_header': 'The first line must name the columns, but it contains the value {value}.',
  'file.zip':
    'The file is a ZIP archive or a spreadsheet, whatever it is called. Save it as CSV or JSON.',
  'file.gzip': 'The file is compressed (gzip). Unpack it first.',
  'file.xls': 'The file is a spreadsheet of old Excel. Save it as CSV.',
  'file.pdf': 'The file is a PDF. Save its table as CSV.',
  'file.escapes':
    'The file is encoded as ISO-2022-JP, which imports do not read. Save it as UTF-8 text.',
  'file.nul': 'The file is not text: it contains NUL bytes. Save it as UTF-8 text.',
  'file.html':
    'The file is an HTML page, not {kind}. Its address may lead to a page about the file, or ask to sign in.',
  'file.encoding': 'The file is not UTF-8. Choose how it is encoded: {encodings}.',
  'file.blm': 'The file is a BLM feed (Rightmove), which imports do not read. Ask for CSV or JSON.',
  'file.xml': 'The file is XML ({root}), which imports do not read. Ask for CSV or JSON.',
  'file.json_as_csv': 'The file looks like JSON, and its source is set to CSV.',
  'file.not_json': 'The file is not JSON: it must begin with [ or {.',
  'file.around_list': 'The file is not JSON: check the text around its list of rows.',
  'file.no_list': 'The file contains no list of rows.',
  'file.no_such_list': 'The file has no list at {list} (its lists are {lists}).',
  'file.outside_list': 'The file contains more than {most} bytes outside its list of rows.',
  'file.ends':
    'The file ends in the middle: a quote or bracket is never closed, after {count} rows.',
  'file.several_objects':
    'The file contains several objects one after another (line {line}); put them into one list.',
  'file.goes_on': 'The file goes on after its end (line {line}).',
  'file.too_deep': 'The file is nested too deeply (line {line}).',
  'file.names_most': 'The objects of the file have more than {most} different names (row {row}).',
  'json.comma_expected':
    'Row {row} (line {line}) cannot be read: a comma or the end of the list is expected there.',
  'json.object_expected':
    'Row {row} (line {line}) cannot be read: an object like {example} is expected there.',
  'json.too_long':
    'Row {row} (line {line}) is longer than {most} bytes; a quote or bracket may lack its end.',
  'json.not_json': 'Row {row} (line {line}) is not JSON.',
  'csv.open_quote': 'The row that begins on line {line} opens a quote that is never closed.',
  'csv.too_long':
    'The row that begins on line {line} is longer than {most} bytes; a quote may lack its end.',
  'url.redirects': 'The URL redirects more than three times.',
  'url.to_http': 'The URL redirects from https to http.',
  'url.not_web': 'The URL must begin with https:// or http://.',
  'url.password': 'The URL contains a user name or password, which is not supported.',
  'url.not_public': 'The URL leads into a network that is not public.',
  'url.too_slow': 'The file did not arrive in time.',
  'url.silent': '{host} does not answer.',
  'url.status': 'The URL answers {status} instead of a file.',
  'url.compressed': 'The server sends the file compressed, although it was requested uncompressed.',
  'url.broken': 'The connection broke while the file was fetched.',
  'url.too_large': 'The file is larger than {most} MB.',
  'run.other_running': 'Another import of the source {source} is running.',
  'run.no_file': 'The file no longer exists.',
  'run.gave_up':
    'The import ended unexpectedly five times without progress. Try again, or check the file.',
  'field.required': '{field} is required',
} as const;
export type ImportTextCode = keyof typeof importTexts;
