// sql`select … where id = ${id}` → { text: 'select … where id = $1', values: [id] }.
//
// Every ${value} becomes a parameter, never text, so nothing a person typed can turn into SQL. Three things may be text:
//   ${sql`and state = ${state}`}   a nested fragment (its parameters are renumbered)
//   ${sql.id('created_at')}        an identifier, quoted
//   ${sql.join(conditions, ' and ')}
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
  #text: string | undefined

  constructor(pieces: readonly string[], values: readonly SqlValue[], text?: string) {
    this.pieces = pieces
    this.values = values
    this.#text = text
  }

  get text(): string {
    return (this.#text ??= numbered(this.pieces))
  }
}

// One entry per place in the source where sql`…` is written, so the hot path joins nothing.
const texts = new WeakMap<TemplateStringsArray, string>()

export function sql(strings: TemplateStringsArray, ...values: SqlValue[]): Sql {
  let nested = false
  for (const value of values) {
    if (value instanceof Sql) nested = true
    else if (value === undefined) throw new TypeError(`sql: a value is undefined (write null) in: ${strings.join('?')}`)
  }
  if (nested) return composed(strings, values)

  let text = texts.get(strings)
  if (text === undefined) texts.set(strings, (text = numbered(strings)))
  return new Sql(strings, values, text)
}

sql.empty = new Sql([''], [])

sql.id = (name: string): Sql => new Sql([`"${name.replaceAll('"', '""')}"`], [])

sql.join = (fragments: readonly Sql[], separator: ' and ' | ' or ' | ', ' | ' union all '): Sql => {
  if (fragments.length === 0) return sql.empty
  return flattened(['', ...fragments.slice(1).map(() => separator), ''], fragments)
}

function numbered(pieces: readonly string[]): string {
  let text = pieces[0]!
  for (let n = 1; n < pieces.length; n++) text += `$${n}${pieces[n]}`
  return text
}

/**
 * A statement of fragments is put together the first time; after that fragments from the same places in the source make the
 * same text, and only the values are gathered.
 */
type Shape = { readonly places: readonly (readonly string[] | null)[]; readonly made: Sql }
const shapes = new WeakMap<TemplateStringsArray, Shape[]>()
/** Whatever is put together differently every time is not worth remembering. */
const MOST_SHAPES = 8

function composed(strings: TemplateStringsArray, values: readonly SqlValue[]): Sql {
  const places = values.map((value) => (value instanceof Sql ? value.pieces : null))
  const flat = values.flatMap((value) => (value instanceof Sql ? value.values : [value]))
  const known = shapes.get(strings) ?? []
  const same = known.find((shape) => shape.places.every((pieces, i) => pieces === places[i]))
  if (same) return new Sql(same.made.pieces, flat, same.made.text)
  const made = flattened(strings, values)
  if (known.length < MOST_SHAPES) shapes.set(strings, [...known, { places, made }])
  return made
}

function flattened(strings: readonly string[], values: readonly SqlValue[]): Sql {
  const pieces = [strings[0]!]
  const flat: SqlValue[] = []
  values.forEach((value, i) => {
    const after = strings[i + 1]!
    if (!(value instanceof Sql)) {
      flat.push(value)
      pieces.push(after)
      return
    }
    pieces[pieces.length - 1] += value.pieces[0]!
    pieces.push(...value.pieces.slice(1))
    pieces[pieces.length - 1] += after
    flat.push(...value.values)
  })
  return new Sql(pieces, flat)
}
