import { missingEssentials } from '@fareeq/domain/setup-checks/rules.ts'
import { CHECK_NAMES } from '@fareeq/domain/setup-checks/rules-names.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { setupChecksQuery } from '../api-ops.ts'
import { useSetupWords } from '../messages/en.ts'

/** On the home of admins, while something required is missing. */
export function SetupPointer() {
  const words = useSetupWords()
  const [lang, locale] = [useLang(), useLocale()]
  const missing = missingEssentials(useQuery(setupChecksQuery()).data ?? [])
  if (missing.length === 0) return null
  const titles = new Intl.ListFormat(locale).format(missing.map(({ id }) => CHECK_NAMES[id].title[lang]))
  return (
    <Banner
      className="mb-6"
      title={words.pending}
      action={
        <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('opsSection', { section: 'setup-checks' })}>
          {words.toSetup}
        </ButtonLink>
      }
    >
      {titles}
    </Banner>
  )
}
