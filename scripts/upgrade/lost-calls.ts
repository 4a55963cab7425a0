// What a tab of the last release would miss in a newer server: a call, a field it sends or reads, one it does not send yet.

type Schema = {
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type Document = { paths: Record<string, Record<string, Operation>> }

const JSON_TYPE = 'application/json'

/** The fields of a schema by their path, and whether they must be there. */
function fieldsOf(schema: Schema | undefined, prefix = '', fields = new Map<string, boolean>()): Map<string, boolean> {
  if (!schema) return fields
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    fields.set(prefix + name, schema.required?.includes(name) ?? false)
    fieldsOf(value, `${prefix + name}.`, fields)
  }
  fieldsOf(schema.items, prefix, fields)
  for (const part of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts) => parts ?? []))
    fieldsOf(part, prefix, fields)
  return fields
}

const bodyOf = (operation: Operation) => fieldsOf(operation.requestBody?.content?.[JSON_TYPE]?.schema)
const answerOf = ({ responses }: Operation) => {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return fieldsOf(success?.content?.[JSON_TYPE]?.schema)
}
const requiredQuery = ({ parameters = [] }: Operation) =>
  parameters.flatMap((parameter) => (parameter.in === 'query' && parameter.required ? [parameter.name] : []))

const parentOf = (field: string) => field.split('.').slice(0, -1).join('.')

export function lostCalls(last: Document, now: Document): string[] {
  return Object.entries(last.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, before]) => {
      const after = now.paths[path]?.[method]
      const label = `${method.toUpperCase()} ${path}`
      if (!after) return [`${label} is gone: a tab of the last release still calls it`]
      return faultsBetween(before, after).map((fault) => `${label}: ${fault}`)
    }),
  )
}

function faultsBetween(before: Operation, after: Operation): string[] {
  const [bodyBefore, bodyAfter] = [bodyOf(before), bodyOf(after)]
  const [answerBefore, answerAfter] = [answerOf(before), answerOf(after)]
  const isKnown = (field: string) => parentOf(field) === '' || bodyBefore.has(parentOf(field))
  return [
    ...[...bodyBefore.keys()]
      .filter((name) => !bodyAfter.has(name))
      .map((name) => `no longer takes ${name}, which old tabs send`),
    ...[...bodyAfter]
      .filter(([name, isRequired]) => isRequired && !bodyBefore.get(name) && isKnown(name))
      .map(([name]) => `requires ${name}, which old tabs need not send`),
    ...[...answerBefore.keys()]
      .filter((name) => !answerAfter.has(name))
      .map((name) => `no longer answers ${name}, which old tabs read`),
    ...requiredQuery(after)
      .filter((name) => !requiredQuery(before).includes(name))
      .map((name) => `requires ${name} in its query`),
  ]
}
