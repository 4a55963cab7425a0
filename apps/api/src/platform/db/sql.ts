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
  if (nested) return composed(shapeOf(strings), strings, values)

  let text = texts.get(strings)
  if (text === undefined) {
    texts.set(strings, (text = numbered(strings)))
    lasting.add(strings)
  }
  return new Sql(strings, values, text)
}

/** Pieces that come again. Those of a text put together anew each time do not, and are not remembered. */
const lasting = new WeakSet<readonly string[]>()

const kept = (one: Sql): Sql => {
  lasting.add(one.pieces)
  return one
}

sql.empty = kept(new Sql([''], []))

const ids = new Map<string, Sql>()

sql.id = (name: string): Sql => {
  const known = ids.get(name)
  if (known) return known
  const id = new Sql([`"${name.replaceAll('"', '""')}"`], [])
  if (ids.size < MOST_SHAPES) ids.set(name, kept(id))
  return id
}

type Separator = ' and ' | ' or ' | ', ' | ' union all '
const joins = new Map<Separator, Shape>()
/** Longer lists are of many lengths. */
const LONG = 40

sql.join = (fragments: readonly Sql[], separator: Separator): Sql => {
  if (fragments.length === 0) return sql.empty
  const strings = ['', ...Array.from({ length: fragments.length - 1 }, () => separator), '']
  if (fragments.length > LONG) return flattened(strings, fragments)
  const shape = joins.get(separator) ?? { next: new Map() }
  joins.set(separator, shape)
  return composed(shape, strings, fragments)
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
type Shape = { made?: Sql; next: Map<readonly string[] | null, Shape> }
const shapes = new WeakMap<TemplateStringsArray, Shape>()
/** More than the source has places, and still few. */
const MOST_SHAPES = 4000
let remembered = 0

function shapeOf(strings: TemplateStringsArray): Shape {
  const known = shapes.get(strings)
  if (known) return known
  const shape = { next: new Map() }
  shapes.set(strings, shape)
  return shape
}

function composed(from: Shape, strings: readonly string[], values: readonly SqlValue[]): Sql {
  const flat: SqlValue[] = []
  let shape: Shape | undefined = from
  for (const value of values) {
    const nested = value instanceof Sql
    if (nested) flat.push(...value.values)
    else flat.push(value)
    shape &&= followedBy(shape, nested ? value.pieces : null)
  }
  if (!shape) return flattened(strings, values)
  const made = (shape.made ??= kept(flattened(strings, values)))
  return new Sql(made.pieces, flat, made.text)
}

function followedBy({ next }: Shape, place: readonly string[] | null): Shape | undefined {
  const known = next.get(place)
  if (known || remembered >= MOST_SHAPES || (place !== null && !lasting.has(place))) return known
  remembered++
  const shape = { next: new Map() }
  next.set(place, shape)
  return shape
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
