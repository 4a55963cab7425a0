import { type Line, type LinePart, labelled, plainForm } from './lines.ts'

type Label = LinePart | 'dates' | 'tasks' | 'aside'

/** Field labels of a job or a study, as table headers or before a colon. */
const OF_JOBS: Readonly<Partial<Record<Label, string>>> = {
  title: `position, title, job title, role, designation, post, job, occupation, occupation or position held, position held, poste, fonction, الوظيفة, المسمى الوظيفي, المسمى, المنصب, المهنة`,
  company: `company, employer, organization, organisation, company name, employer name, name of employer, name and address of employer, employeur, entreprise, société, جهة العمل, الشركة, المؤسسة, اسم الشركة, اسم جهة العمل, صاحب العمل`,
  dates: `period, dates, date, duration, year, years, from, to, from to, période, durée, الفترة, المدة, التاريخ, السنة, من, إلى, من إلى`,
  tasks: `tasks, duties, responsibilities, main activities and responsibilities, job description, description, missions, tâches, المهام, المسؤوليات, الواجبات, المهام والمسؤوليات, الوصف الوظيفي`,
  aside: `location, type of business or sector, reason for leaving, salary, الموقع, المدينة, سبب ترك العمل`,
}
const OF_STUDIES: Readonly<Partial<Record<Label, string>>> = {
  degree: `degree, qualification, title of qualification awarded, diploma, diplôme, المؤهل, المؤهل العلمي, الدرجة العلمية, الشهادة, الدرجة`,
  field: `major, field, field of study, specialization, specialisation, speciality, filière, spécialité, التخصص, القسم`,
  school: `school, university, college, institute, institution, name of organisation, name and type of organisation providing education and training, établissement, الجامعة, الكلية, المعهد, الجهة التعليمية, المؤسسة التعليمية, اسم الجامعة`,
  dates: `period, dates, date, duration, year, years, from, to, graduation, graduation year, year of graduation, année, الفترة, المدة, السنة, سنة التخرج, تاريخ التخرج, عام التخرج, من, إلى`,
  aside: `grade, gpa, location, country, level, المعدل, التقدير, البلد`,
}

const namesOf = (labels: Readonly<Partial<Record<Label, string>>>): ReadonlyMap<string, Label> =>
  new Map(
    Object.entries(labels).flatMap(([label, names]) =>
      names.split(',').map((name) => [plainForm(name), label as Label] as const),
    ),
  )
const JOBS = namesOf(OF_JOBS)
const STUDIES = namesOf(OF_STUDIES)
const TASKS = /(?:responsibilit|duties|tasks|accountabilit|achievements|المهام|المسووليات|الواجبات)/
const MAX_HEADING_LENGTH = 40

export const unlabelledJobs = (lines: readonly Line[]): Line[] => unlabelled(lines, JOBS)
export const unlabelledStudies = (lines: readonly Line[]): Line[] => unlabelled(lines, STUDIES)

/** Removes labels and table headers; the field they name is kept with the line (`as`). */
function unlabelled(lines: readonly Line[], names: ReadonlyMap<string, Label>): Line[] {
  let columns: Label[] = []
  /** The rest of a label that was wrapped in its column. */
  let tails: string[] = []
  return lines.flatMap((line) => {
    const cells = line.text.split('\t')
    const labels = cells.flatMap((cell) => names.get(plainForm(cell)) ?? [])
    if (cells.length > 1 && labels.length === cells.length) {
      columns = labels
      return []
    }
    if (cells.length > 1 && cells.length === columns.length) return rowOf(line, cells, columns)
    if (tails.includes(plainForm(line.text))) return []
    const parsed = labelled(line.text)
    const label = parsed && labelOf(parsed.label, names)
    tails = parsed && label ? tailsOf(parsed.label, names) : []
    if (parsed && label) return labelledLine(line, label, parsed.value)
    return /[:：]$/u.test(line.text) && line.text.length < MAX_HEADING_LENGTH && TASKS.test(plainForm(line.text))
      ? []
      : [line]
  })
}

/** The label, or the first part of a wrapped one. */
const labelOf = (label: string, names: ReadonlyMap<string, Label>): Label | undefined =>
  names.get(label) ?? (label.includes(' ') ? [...names].find(([name]) => name.startsWith(`${label} `))?.[1] : undefined)
const tailsOf = (label: string, names: ReadonlyMap<string, Label>) =>
  [...names.keys()].filter((name) => name.startsWith(`${label} `)).map((name) => name.slice(label.length + 1))

/** A table row is an entry by itself, opened by its dates. */
function rowOf(line: Line, cells: readonly string[], columns: readonly Label[]): Line[] {
  const cellsOf = (label: Label) => cells.filter((_, at) => columns[at] === label)
  const dates = cellsOf('dates').join(' – ')
  return [
    ...(dates === '' ? [] : [{ ...line, text: dates }]),
    ...ORDER.flatMap((label) => cellsOf(label).flatMap((cell) => labelledLine(line, label, cell))),
  ]
}
const ORDER: readonly Label[] = ['title', 'company', 'degree', 'field', 'school', 'tasks']

function labelledLine({ n, size }: Line, label: Label, text: string): Line[] {
  if (label === 'aside') return []
  if (label === 'dates') return [{ n, size, text }]
  return [label === 'tasks' ? { n, size, text: `• ${text}` } : { n, size, text, as: label }]
}
