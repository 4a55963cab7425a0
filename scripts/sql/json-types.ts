// The TypeScript type of JSON that a statement builds.
import { type Inferred, jsonMember, union, unionText } from './column-types.ts'
import type { Tree } from './scope.ts'

/** Parentheses around a union, not around an object that has one in it. */
export const grouped = (text: string): string => (text.replaceAll(/\{.*\}/g, '').includes(' | ') ? `(${text})` : text)

export const objectMember = (entries: readonly (readonly [string, Inferred])[]): string =>
  `{ ${entries.map(([name, type]) => `${name}: ${jsonText(type)}`).join('; ')} }`

const jsonText = (type: Inferred): string => {
  const members = union([type])
  if (members.length > 0) return unionText([...members.map(jsonMember), ...(type.isNullable ? ['null'] : [])])
  return type.members.includes('null') ? 'null' : 'unknown'
}

export function jsonOf(name: string, args: readonly Tree[], types: readonly Inferred[]): string | null {
  if (/^jsonb?_build_object$/.test(name)) {
    const keys = args
      .filter((_, n) => n % 2 === 0)
      .map((arg) => arg['A_Const']?.['sval']?.['sval'] as string | undefined)
    if (keys.includes(undefined)) return null
    return objectMember(keys.map((key, n) => [key!, types[n * 2 + 1]!]))
  }
  if (/^jsonb?_object_agg$/.test(name) && types[1]) return `Record<string, ${jsonText(types[1])}>`
  if (/^jsonb?_agg$/.test(name))
    return types[0] && types[0].members.length > 0 ? `${grouped(jsonText(types[0]))}[]` : null
  if (['to_json', 'to_jsonb', 'row_to_json'].includes(name) && types[0] && types[0].members.length > 0)
    return jsonText({ ...types[0], isNullable: false })
  return null
}
