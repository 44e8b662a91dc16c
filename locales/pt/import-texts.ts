import type { ImportTextCode } from '#contract/imports/import-texts.ts';

/** What an import says about a file, a row or a mapping. */
export const importTexts: Record<ImportTextCode, string> = {
  'row.empty': 'A linha está vazia',
  'row.cells':
    'As células estão desalinhadas: a linha tem {cells} células e o cabeçalho, {columns}',
  'row.misaligned': 'As células estão desalinhadas: {held}',
  'row.same_id': 'A linha {line} tem o mesmo id',
  'id.required': 'Falta o id',
  'id.max': 'O id é longo demais',
  'row.open_quote': 'A linha abre aspas que nunca se fecham',
  'cell.list': '{column} contém uma lista onde cabe um só valor',
  'cell.object':
    '{column} contém um objeto onde cabe um só valor; mapeie um valor dentro dele, como {path}',
  'cell.too_large': '{column} contém um número grande demais para ser exato; coloque entre aspas',
  'cell.bytes': '{column} contém bytes que não são {encoding}: {value}',
  'cell.no_day': '{column} contém {value} em vez de um dia como 2019-07-01',
  'cell.no_number': '{column} contém {value} em vez de um número',
  'cell.no_amount': '{column} contém {value} em vez de um valor',
  'cell.no_period': '{column} contém {value} em vez de noite, semana, mês ou ano',
  'cell.no_currency': '{column} contém {value} em vez de uma moeda',
  'amount.unclear':
    '{column} contém {value}, que pode ser {more} ou {less}: diga como os valores são escritos',
  'amount.other_style': '{column} contém {value}, que não está escrito como {style}',
  'amount.would_be':
    '{column} contém {value}, que seria {number} do jeito que os outros valores são escritos',
  'amount.night':
    '{column} contém {value}, um aluguel por noite: escolha 30 noites por mês, ou a linha será ignorada',
  'amount.computed_night':
    '{column} contém {value}, um aluguel por noite, e o mapeamento faz contas com ele: mapeie só a coluna',
  'amount.computed_week':
    '{column} contém {value}, um aluguel por semana, e o mapeamento faz contas com ele: mapeie só a coluna',
  'amount.computed_year':
    '{column} contém {value}, um aluguel por ano, e o mapeamento faz contas com ele: mapeie só a coluna',
  'amount.periods_differ': '{column} contém {value}, e {other} contém {period}',
  'currency.of_place':
    'A moeda não está clara: a linha diz {signs}, e lá se paga em {currency}. Diga qual é a moeda',
  'currency.no_country':
    'A moeda não está clara: a linha diz {signs}, e o país não é conhecido. Diga qual é a moeda',
  'currency.chosen': 'A moeda não está clara: a linha diz {signs}, e a escolhida foi {currency}',
  'currency.unclear': 'A moeda não está clara: a linha diz {signs}',
  'mapping.choose': 'Escolha uma coluna',
  'mapping.no_field': 'Não há nenhum campo {name} (os campos são {fields})',
  'mapping.no_column_of': 'O arquivo não tem a coluna {columns} (as colunas são {all})',
  'mapping.no_column': 'O arquivo não tem a coluna {columns}',
  'mapping.twice': 'A coluna {column} aparece mais de uma vez',
  'mapping.one_column': '{field}: aqui vai uma só coluna, não o texto {text}',
  'mapping.no_number': '{field}: não é um número, então não dá para calcular {text}',
  'mapping.nothing': 'Sem mapeamento: {fields}',
  'mapping.not_fit': 'O mapeamento não se encaixa: {problems}.',
  'file.empty': 'O arquivo está vazio.',
  'file.empty_at_url': 'O arquivo dessa URL está vazio.',
  'file.no_rows': 'O arquivo dá nome às colunas, mas não tem linhas.',
  'file.columns_most':
    'A primeira linha tem {count} colunas; um arquivo pode ter no máximo {most}.',
  'file.rows_most': 'O arquivo tem mais de {most} linhas; divida-o.',
  'file.no_header': 'A primeira linha precisa dar nome às colunas, mas contém o valor {value}.',
  'file.zip': 'O arquivo é um ZIP ou uma planilha, seja qual for o nome. Salve como CSV ou JSON.',
  'file.gzip': 'O arquivo está compactado (gzip). Descompacte-o antes.',
  'file.xls': 'O arquivo é uma planilha de um Excel antigo. Salve como CSV.',
  'file.pdf': 'O arquivo é um PDF. Salve a tabela dele como CSV.',
  'file.escapes':
    'O arquivo está codificado em ISO-2022-JP, que as importações não leem. Salve-o como texto UTF-8.',
  'file.nul': 'O arquivo não é texto: contém bytes NUL. Salve como texto UTF-8.',
  'file.html':
    'O arquivo é uma página HTML, não {kind}. O endereço talvez leve a uma página sobre o arquivo ou peça login.',
  'file.encoding': 'O arquivo não está em UTF-8. Escolha a codificação dele: {encodings}.',
  'file.blm': 'O arquivo é um feed BLM (Rightmove), que as importações não leem. Peça CSV ou JSON.',
  'file.xml': 'O arquivo é XML ({root}), que as importações não leem. Peça CSV ou JSON.',
  'file.json_as_csv': 'O arquivo parece JSON, mas a fonte está configurada como CSV.',
  'file.not_json': 'O arquivo não é JSON: precisa começar com [ ou {.',
  'file.around_list': 'O arquivo não é JSON: verifique o texto em volta da lista de linhas.',
  'file.no_list': 'O arquivo não contém nenhuma lista de linhas.',
  'file.no_such_list': 'O arquivo não tem lista em {list} (as listas são {lists}).',
  'file.outside_list': 'O arquivo contém mais de {most} bytes fora da lista de linhas.',
  'file.ends':
    'O arquivo termina no meio: depois de {count} linhas, aspas ou um colchete ficam sem fechar.',
  'file.several_objects':
    'O arquivo contém vários objetos seguidos (linha {line}); coloque-os em uma lista.',
  'file.goes_on': 'O arquivo continua depois do fim (linha {line}).',
  'file.too_deep': 'O arquivo tem níveis demais (linha {line}).',
  'file.names_most': 'Os objetos do arquivo têm mais de {most} nomes diferentes (linha {row}).',
  'json.comma_expected':
    'A linha {row} (linha {line} do arquivo) não pode ser lida: espera-se uma vírgula ou o fim da lista.',
  'json.object_expected':
    'A linha {row} (linha {line} do arquivo) não pode ser lida: espera-se um objeto como {example}.',
  'json.too_long':
    'A linha {row} (linha {line} do arquivo) passa de {most} bytes; talvez falte fechar aspas ou um colchete.',
  'json.not_json': 'A linha {row} (linha {line} do arquivo) não é JSON.',
  'csv.open_quote': 'A linha que começa na linha {line} do arquivo abre aspas que nunca se fecham.',
  'csv.too_long':
    'A linha que começa na linha {line} do arquivo passa de {most} bytes; talvez falte fechar aspas.',
  'url.redirects': 'A URL redireciona mais de três vezes.',
  'url.to_http': 'A URL redireciona de https para http.',
  'url.not_web': 'A URL precisa começar com https:// ou http://.',
  'url.password': 'A URL contém nome de usuário ou senha, e isso não é aceito.',
  'url.not_public': 'A URL leva a uma rede que não é pública.',
  'url.too_slow': 'O arquivo não chegou a tempo.',
  'url.silent': '{host} não responde.',
  'url.status': 'A URL responde {status} em vez de um arquivo.',
  'url.compressed':
    'O servidor envia o arquivo compactado, embora tenha sido pedido sem compactação.',
  'url.broken': 'A conexão caiu enquanto o arquivo era baixado.',
  'url.too_large': 'O arquivo passa de {most} MB.',
  'run.other_running': 'Há outra importação da fonte {source} em andamento.',
  'run.no_file': 'O arquivo não existe mais.',
  'run.gave_up':
    'A importação terminou cinco vezes de forma inesperada, sem avançar. Tente de novo ou verifique o arquivo.',
  'field.required': '{field}: campo obrigatório',
};

/** Between several of them. */
export const reasonSeparator = '; ';
