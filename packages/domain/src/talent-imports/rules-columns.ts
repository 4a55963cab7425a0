import { searchForm } from '../kernel/text/text.ts'

/** What is taken over from a file; everything else is named on the preview and left behind. */
export const COLUMNS = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'linkedin',
  'skills',
  'headline',
  'job',
  'stage',
  'tags',
  'source',
  'address',
] as const
export type Column = (typeof COLUMNS)[number]
export type FileRecord = Partial<Record<Column, string>>

/** Headings of Workable’s tables and keys of its records, folded; docs/decisions/050 says where they were read. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'candidate', 'candidatename', 'fullname', 'الاسم', 'الاسمالكامل'],
  first_name: ['firstname', 'givenname', 'الاسمالاول'],
  last_name: ['lastname', 'surname', 'familyname', 'اسمالعائله'],
  email: ['email', 'emailaddress', 'البريد', 'البريدالالكتروني'],
  phone: ['phone', 'phonenumber', 'mobile', 'الجوال', 'رقمالجوال', 'الهاتف'],
  linkedin: ['linkedin', 'linkedinurl', 'linkedinprofile'],
  skills: ['skills', 'المهارات'],
  headline: ['headline', 'professionalheadline'],
  job: ['job', 'jobtitle', 'position', 'appliedfor'],
  stage: ['stage', 'pipelinestage'],
  tags: ['tags', 'labels'],
  source: ['source', 'channel'],
  address: ['address', 'location', 'العنوان'],
}

const foldedHeading = (heading: string): string => searchForm(heading).replace(/[^\p{L}\p{N}]/gu, '')
const BY_HEADING = new Map(COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [heading, column] as const)))
export const columnOf = (heading: string): Column | undefined => BY_HEADING.get(foldedHeading(heading))

export type Layout = {
  /** By position; undefined where the column is left behind. */
  readonly columns: readonly (Column | undefined)[]
  readonly ignored: readonly string[]
}

/** The first of two columns with one meaning counts. */
export function layoutOf(headings: readonly string[]): Layout {
  const seen = new Set<Column>()
  const columns = headings.map((heading) => {
    const column = columnOf(heading)
    if (!column || seen.has(column)) return undefined
    seen.add(column)
    return column
  })
  return { columns, ignored: headings.filter((heading, n) => heading !== '' && !columns[n]) }
}
export const isUsable = ({ columns }: Layout): boolean =>
  columns.includes('email') && (columns.includes('name') || columns.includes('first_name'))

/** An apostrophe that a spreadsheet puts before what it would run as a formula is not part of the text. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '')

export const recordOf = ({ columns }: Layout, cells: readonly string[]): FileRecord =>
  Object.fromEntries(
    columns.flatMap((column, n) => {
      const cell = withoutGuard(cells[n] ?? '').trim()
      return column && cell !== '' ? [[column, cell]] : []
    }),
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of a JSON record as text: words as they are, lists joined, objects by what names them. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return isObject(value) ? textOf(value['name'] ?? value['title'] ?? value['location_str'] ?? value['url'] ?? '') : ''
}

/** The candidates of an export: the list itself, or under the key that Workable’s API uses. */
export function candidatesIn(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json
  if (!isObject(json)) return null
  const list = json['candidates'] ?? json['data']
  return Array.isArray(list) ? list : isObject(json['candidate']) ? [json['candidate']] : null
}

export type JsonRecord = { readonly record: FileRecord; readonly ignored: readonly string[] }

/** Null where it is no record at all. */
export function recordOfJson(value: unknown): JsonRecord | null {
  if (!isObject(value)) return null
  const record: FileRecord = {}
  const ignored: string[] = []
  for (const [key, cell] of Object.entries(value)) {
    const column = columnOf(key)
    const text = withoutGuard(textOf(cell)).trim()
    if (key === 'social_profiles' && Array.isArray(cell)) record.linkedin ??= linkedInOf(cell)
    else if (!column) ignored.push(key)
    else if (text !== '') record[column] ??= text
  }
  return { record, ignored }
}

const linkedInOf = (profiles: readonly unknown[]): string =>
  profiles.flatMap((profile) =>
    isObject(profile) && profile['type'] === 'linkedin' ? [textOf(profile['url'])] : [],
  )[0] ?? ''
