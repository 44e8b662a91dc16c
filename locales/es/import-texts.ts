import type { ImportTextCode } from '#contract/imports/import-texts.ts';

/** What an import says about a file, a row or a mapping. */
export const importTexts: Record<ImportTextCode, string> = {
  'row.empty': 'La fila está vacía',
  'row.cells':
    'Las celdas están desalineadas: la fila tiene {cells} celdas; el encabezado, {columns}',
  'row.misaligned': 'Las celdas están desalineadas: {held}',
  'row.same_id': 'La línea {line} tiene el mismo id',
  'id.required': 'Falta el id',
  'id.max': 'El id es demasiado largo',
  'row.open_quote': 'La fila abre unas comillas que no se cierran',
  'cell.list': '{column} contiene una lista donde va un solo valor',
  'cell.object':
    '{column} contiene un objeto donde va un solo valor; asigna un valor de dentro, como {path}',
  'cell.too_large':
    '{column} contiene un número demasiado grande para ser exacto; ponlo entre comillas',
  'cell.bytes': '{column} contiene bytes que no son {encoding}: {value}',
  'cell.no_day': '{column} contiene {value} en lugar de un día como 2019-07-01',
  'cell.no_number': '{column} contiene {value} en lugar de un número',
  'cell.no_amount': '{column} contiene {value} en lugar de un importe',
  'cell.no_period': '{column} contiene {value} en lugar de noche, semana, mes o año',
  'cell.no_currency': '{column} contiene {value} en lugar de una moneda',
  'amount.unclear':
    '{column} contiene {value}, que puede ser {more} o {less}: indica cómo se escriben los importes',
  'amount.other_style': '{column} contiene {value}, que no está escrito como {style}',
  'amount.would_be':
    '{column} contiene {value}, que sería {number} según cómo se escriben los demás importes',
  'amount.night':
    '{column} contiene {value}, un alquiler por noche: elige 30 noches al mes o la fila se omite',
  'amount.computed_night':
    '{column} contiene {value}, un alquiler por noche, y la asignación hace cálculos con él: asigna solo la columna',
  'amount.computed_week':
    '{column} contiene {value}, un alquiler por semana, y la asignación hace cálculos con él: asigna solo la columna',
  'amount.computed_year':
    '{column} contiene {value}, un alquiler por año, y la asignación hace cálculos con él: asigna solo la columna',
  'amount.periods_differ': '{column} contiene {value}, y {other} contiene {period}',
  'currency.of_place':
    'La moneda no está clara: la fila dice {signs} y allí se paga en {currency}. Indica de qué moneda se trata',
  'currency.no_country':
    'La moneda no está clara: la fila dice {signs} y no se conoce su país. Indica de qué moneda se trata',
  'currency.chosen': 'La moneda no está clara: la fila dice {signs} y se eligió {currency}',
  'currency.unclear': 'La moneda no está clara: la fila dice {signs}',
  'mapping.choose': 'Elige una columna',
  'mapping.no_field': 'No hay ningún campo {name} (los campos son {fields})',
  'mapping.no_column_of': 'El archivo no tiene ninguna columna {columns} (sus columnas son {all})',
  'mapping.no_column': 'El archivo no tiene ninguna columna {columns}',
  'mapping.twice': 'La columna {column} aparece más de una vez',
  'mapping.one_column': '{field}: aquí va una sola columna, no el texto {text}',
  'mapping.no_number': '{field}: no es un número, así que no se puede calcular {text}',
  'mapping.nothing': 'Sin asignar: {fields}',
  'mapping.not_fit': 'La asignación no encaja: {problems}.',
  'file.empty': 'El archivo está vacío.',
  'file.empty_at_url': 'El archivo de esta URL está vacío.',
  'file.no_rows': 'El archivo nombra sus columnas, pero no tiene filas.',
  'file.columns_most':
    'La primera línea tiene {count} columnas; un archivo puede tener {most} como máximo.',
  'file.rows_most': 'El archivo tiene más de {most} filas; divídelo.',
  'file.no_header': 'La primera línea debe nombrar las columnas, pero contiene el valor {value}.',
  'file.zip':
    'El archivo es un ZIP o una hoja de cálculo, se llame como se llame. Guárdalo como CSV o JSON.',
  'file.gzip': 'El archivo está comprimido (gzip). Antes descomprímelo.',
  'file.xls': 'El archivo es una hoja de cálculo de un Excel antiguo. Guárdalo como CSV.',
  'file.pdf': 'El archivo es un PDF. Guarda su tabla como CSV.',
  'file.escapes':
    'El archivo está codificado en ISO-2022-JP, que las importaciones no leen. Guárdalo como texto UTF-8.',
  'file.nul': 'El archivo no es texto: contiene bytes NUL. Guárdalo como texto UTF-8.',
  'file.html':
    'El archivo es una página HTML, no {kind}. Quizá su dirección lleve a una página sobre el archivo o pida iniciar sesión.',
  'file.encoding': 'El archivo no está en UTF-8. Elige su codificación: {encodings}.',
  'file.blm':
    'El archivo es un feed BLM (Rightmove), que las importaciones no leen. Pide CSV o JSON.',
  'file.xml': 'El archivo es XML ({root}), que las importaciones no leen. Pide CSV o JSON.',
  'file.json_as_csv': 'El archivo parece JSON, pero su fuente está configurada como CSV.',
  'file.not_json': 'El archivo no es JSON: debe empezar por [ o {.',
  'file.around_list': 'El archivo no es JSON: revisa el texto alrededor de su lista de filas.',
  'file.no_list': 'El archivo no contiene ninguna lista de filas.',
  'file.no_such_list': 'El archivo no tiene ninguna lista en {list} (sus listas son {lists}).',
  'file.outside_list': 'El archivo contiene más de {most} bytes fuera de su lista de filas.',
  'file.ends':
    'El archivo termina a la mitad: tras {count} filas hay unas comillas o un corchete sin cerrar.',
  'file.several_objects':
    'El archivo contiene varios objetos seguidos (línea {line}); ponlos en una lista.',
  'file.goes_on': 'El archivo sigue después de su final (línea {line}).',
  'file.too_deep': 'El archivo tiene demasiados niveles (línea {line}).',
  'file.names_most': 'Los objetos del archivo tienen más de {most} nombres distintos (fila {row}).',
  'json.comma_expected':
    'La fila {row} (línea {line}) no se puede leer: se espera una coma o el final de la lista.',
  'json.object_expected':
    'La fila {row} (línea {line}) no se puede leer: se espera un objeto como {example}.',
  'json.too_long':
    'La fila {row} (línea {line}) supera los {most} bytes; quizá falte cerrar unas comillas o un corchete.',
  'json.not_json': 'La fila {row} (línea {line}) no es JSON.',
  'csv.open_quote':
    'La fila que empieza en la línea {line} abre unas comillas que nunca se cierran.',
  'csv.too_long':
    'La fila que empieza en la línea {line} supera los {most} bytes; quizá falte cerrar unas comillas.',
  'url.redirects': 'La URL redirige más de tres veces.',
  'url.to_http': 'La URL redirige de https a http.',
  'url.not_web': 'La URL debe empezar por https:// o http://.',
  'url.password': 'La URL contiene un nombre de usuario o una contraseña, y eso no se admite.',
  'url.not_public': 'La URL lleva a una red que no es pública.',
  'url.too_slow': 'El archivo no llegó a tiempo.',
  'url.silent': '{host} no responde.',
  'url.status': 'La URL responde {status} en lugar de un archivo.',
  'url.compressed': 'El servidor envía el archivo comprimido, aunque se pidió sin comprimir.',
  'url.broken': 'La conexión se cortó mientras se descargaba el archivo.',
  'url.too_large': 'El archivo supera los {most} MB.',
  'run.other_running': 'Hay otra importación de la fuente {source} en curso.',
  'run.no_file': 'El archivo ya no existe.',
  'run.gave_up':
    'La importación terminó cinco veces de forma inesperada sin avanzar. Vuelve a intentarlo o revisa el archivo.',
  'field.required': '{field}: falta',
};

/** Between several of them. */
export const reasonSeparator = '; ';
