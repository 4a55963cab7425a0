import { roleName } from '../catalogue/rules.ts'
import type { Lang } from '../kernel/language/locale.ts'
import type { ClientProject } from './schema.ts'

// A separate module: role names are a large table that no browser needs.

/** What it is called in lists. A vacancy is for the product of another request, so its role tells the two apart. */
export function projectName(
  { product_name, role, vacancy }: Pick<ClientProject, 'product_name' | 'role'> & { vacancy: object | null },
  lang: Lang,
): string {
  const roleLabel = (vacancy || !product_name) && role ? roleName(role, lang) : null
  return [product_name, roleLabel].filter(Boolean).join(' · ')
}
