/** `invoices: print the credit note` → the feature, and what was done. */
const SUBJECT = /^([a-z][a-z-]*(?: [a-z-]+)?): (.+)$/

const HEAD = `# Changelog

What each release brought, by feature, from the subjects of its commits. Written by \`npm run release\`.
`

/** Features in the order of their names; what has none comes last. */
function byFeature(subjects: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const subject of subjects) {
    const [, feature = 'other', text = subject] = SUBJECT.exec(subject) ?? []
    const line = text.charAt(0).toUpperCase() + text.slice(1)
    const lines = groups.get(feature) ?? []
    if (!lines.includes(line)) groups.set(feature, [...lines, line])
  }
  const other = groups.get('other')
  groups.delete('other')
  const sorted = new Map([...groups].toSorted(([one], [another]) => one.localeCompare(another)))
  return other ? sorted.set('other', other) : sorted
}

/** The section of one release; the subjects are in the order in which they were committed. */
export function section(version: string, date: string, subjects: readonly string[]): string {
  const groups = [...byFeature(subjects)].map(
    ([feature, lines]) => `### ${feature}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
  )
  return [`## ${version} (${date})\n`, ...groups].join('\n')
}

/** The newest release stands on top. */
export function withSection(changelog: string | undefined, newest: string): string {
  const older = /^## /m.exec(changelog ?? '')
  return [HEAD, newest, ...(older ? [changelog!.slice(older.index)] : [])].join('\n')
}
