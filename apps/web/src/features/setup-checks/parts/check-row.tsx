import { checkFacts, isTested } from '@fareeq/domain/setup-checks/limits.ts'
import { CHECK_NAMES, REASON_TEXTS } from '@fareeq/domain/setup-checks/rules-names.ts'
import type { SetupCheckAnswer } from '@fareeq/domain/setup-checks/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { RoleNames } from '../../staff/parts/accounts/role-names.tsx'
import { confirmPolicies } from '../api-ops.ts'
import { useSetupWords } from '../messages/en.ts'
import { ServiceTest } from './service-test.tsx'

/** One thing that is done or missing, what breaks without it, and where it is done. */
export function CheckRow({ check }: { check: SetupCheckAnswer }) {
  const words = useSetupWords()
  const lang = useLang()
  const { id, state, reason, essential, lacking } = check
  const { title, without } = CHECK_NAMES[id]
  const { setting } = checkFacts(id)
  const label = reason && state === 'missing' ? REASON_TEXTS[reason][lang] : words.states[state]
  const tone = state === 'done' ? 'positive' : state === 'off' ? 'neutral' : essential ? 'danger' : 'warning'
  return (
    <li className="grid gap-3 border-t border-line p-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-start xs:p-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-base">{title[lang]}</h3>
          <Badge tone={tone}>{label}</Badge>
          {essential && state !== 'done' && <Badge>{words.essential}</Badge>}
        </div>
        {state !== 'done' && (
          <p className="mt-1 text-[0.9375rem] text-ink-soft">
            {words.without} {without[lang]}
          </p>
        )}
        {lacking.length > 0 && (
          <div className="mt-2 text-sm text-ink-soft">
            {words.lacking} <RoleNames roles={lacking} />
          </div>
        )}
        {setting && state !== 'done' && reason !== 'untested' && (
          <p className="mt-2 text-sm text-ink-soft">
            {words.setting} <code className="ltr-island">{setting}</code>
          </p>
        )}
      </div>
      <Actions check={check} title={title[lang]} />
    </li>
  )
}

function Actions({ check: { id, state, tested }, title }: { check: SetupCheckAnswer; title: string }) {
  const words = useSetupWords()
  const confirm = useAction(confirmPolicies, { done: words.confirmed })
  const { section, query } = checkFacts(id)
  if (isTested(id)) return state === 'off' ? null : <ServiceTest service={id} title={title} tested={tested} />
  if (!section) return null
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {id === 'policies' && state === 'missing' && (
        <Button size="small" pending={confirm.isPending} onPress={() => void confirm.run()}>
          {words.confirm}
        </Button>
      )}
      <ButtonLink
        as={PageLink}
        kind="quiet"
        size="small"
        href={pathTo('opsSection', { section }, query)}
        aria-label={words.openOf(title)}
      >
        {words.open}
      </ButtonLink>
    </div>
  )
}
