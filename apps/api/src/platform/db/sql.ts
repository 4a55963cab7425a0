// sql`select … where id = ${id}` → { text: 'select … where id = $1', values: [id] }.
//
// Every ${value} becomes a parameter, never text, so nothing a person typed can turn into SQL. Four things may be text:
//   ${sql`and state = ${state}`}   a nested fragment (its parameters are renumbered)
//   ${sql.id('created_at')}        an identifier, quoted
//   ${sql.join(conditions, ' and ')}
//   ${sql.literals(STANDING)}      states of a life table
//
// Lists are one parameter: `id = any(${ids})`; an `in (…)` of changing length would be a new statement each time.
// For json and jsonb write ${JSON.stringify(value)}: a bare array would arrive as a PostgreSQL array.

/** Not `undefined`: pg would send it as null, and a forgotten field would quietly become "no rows". */
export type SqlValue = string | number | bigint | boolean | null | object

export interface Statement {
  readonly text: string
  readonly values: readonly SqlValue[]
}

export class Sql implements Statement {
  readonly pieces: readonly string[]
  readonly values: readonly SqlValue[]

  constructor(pieces: readonly string[], values: readonly SqlValue[]) {
    this.pieces = pieces
    this.values = values
  }

  get text(): string {
    return texts.get(this.pieces) ?? textOf(this.pieces)
  }
}

/**
 * By call site: the strings of a template are one object for all its calls. One string also means one hash: the name of its
 * prepared statement is looked up by it.
 */
const texts = new WeakMap<readonly string[], string>()

function textOf(pieces: readonly string[]): string {
  let text = pieces[0]!
  for (let n = 1; n < pieces.length; n++) text += `$${n}${pieces[n]}`
  return text
}

export function sql(strings: TemplateStringsArray, ...values: SqlValue[]): Sql {
  if (values.includes(undefined as never))
    throw new TypeError(`sql: a value is undefined (write null) in: ${strings.join('?')}`)
  const flat = flattened(strings, values)
  if (flat.pieces === strings && !texts.has(strings)) texts.set(strings, textOf(strings))
  return flat
}

sql.empty = new Sql([''], [])

sql.id = (name: string): Sql => new Sql([`"${name.replaceAll('"', '""')}"`], [])

/** Words of ours, never input: a partial index is used only where its condition is in the text of the statement itself. */
sql.literals = (words: readonly string[]): Sql =>
  new Sql([words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')], [])

sql.join = (fragments: readonly Sql[], separator: ' and ' | ' or ' | ', ' | ' union all '): Sql => {
  if (fragments.length === 0) return sql.empty
  return flattened(['', ...Array.from({ length: fragments.length - 1 }, () => separator), ''], fragments)
}

/** Fragments are inlined, with renumbered parameters. */
function flattened(strings: readonly string[], values: readonly SqlValue[]): Sql {
  if (!values.some((value) => value instanceof Sql)) return new Sql(strings, values)
  const pieces = [strings[0]!]
  const flat: SqlValue[] = []
  values.forEach((value, i) => {
    const [first, ...more] = value instanceof Sql ? value.pieces : ['', '']
    pieces[pieces.length - 1] += first!
    pieces.push(...more)
    pieces[pieces.length - 1] += strings[i + 1]!
    flat.push(...(value instanceof Sql ? value.values : [value]))
  })
  return new Sql(pieces, flat)
}
