import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import type { PolicyEffect } from '@fareeq/domain/policies/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock } from '../../../ui/display/skeleton.tsx'
import { previewQuery } from '../api-ops.ts'
import { usePolicyWords } from './use-policy-words.ts'

/** Preview of a change: records that keep the old number, take the new one, or block the change. */
export function PolicyPreview({ policyKey, value, fromDay }: { policyKey: PolicyKey; value: number; fromDay: string }) {
  const words = usePolicyWords()
  const { data, isError } = useQuery(previewQuery(policyKey, value, fromDay))
  if (isError) return <Banner tone="warning">{words.previewFailed}</Banner>
  if (!data) return <SkeletonBlock className="h-14" />
  const isBlocked = data.some(({ blocks }) => blocks)
  return (
    <Banner role="status" tone={isBlocked ? 'warning' : 'info'} title={isBlocked ? words.blocked : words.preview}>
      {data.length === 0 ? (words.unaffected[policyKey] ?? words.nothing) : <Effects effects={data} />}
    </Banner>
  )
}

function Effects({ effects }: { effects: readonly PolicyEffect[] }) {
  const words = usePolicyWords()
  return (
    <ul className="grid gap-1">
      {effects.map(({ effect, count, path }) => (
        <li key={effect}>
          {`${words.effects[effect](count)} `}
          {path && (
            <TextLink as={PageLink} href={path} target="_blank">
              {words.open}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
