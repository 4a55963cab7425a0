import type { SiteContent } from '@fareeq/domain/site/schema.ts'

/** A claim in one line, as in the content: "80 countries". */
export function claimed(claims: readonly SiteContent<'claim'>[], slug: string): string | undefined {
  const claim = claims.find((claim) => claim.slug === slug)
  return claim && `${claim.value} ${claim.label}`
}
