import type { User } from '@fareeq/domain/accounts/schema.ts'
import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLang, useLanguageSwitch } from '../../../platform/i18n/i18n.ts'
import { useTheme, THEMES } from '../../../platform/document/theme.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { SkeletonBlock } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { useUiWords } from '../../../ui/words/en.ts'
import { TimeZoneDialog } from '../../accounts/parts/time-zone-dialog.tsx'
import { offsetOf } from '../../accounts/parts/time-zones.ts'
import { saveLetterLanguage, settingsQuery } from '../api.ts'
import { DigitsSetting } from './digits-setting.tsx'
import { useSettingsWords } from '../messages/en.ts'

/** What it is at one side, the choice at the other; below each other on a phone. */
const SettingRow = ({ label, hint, children }: { label: string; hint: string; children: ReactNode }) => (
  <div className="grid items-center gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
    <div>
      <p className="text-[0.9375rem] font-strong">{label}</p>
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </div>
)

export function GeneralSettings({ user }: { user: User }) {
  const words = useSettingsWords().general
  const ui = useUiWords()
  const lang = useLang()
  const { switchLanguage } = useLanguageSwitch()
  const [theme, setTheme] = useTheme()
  const languages = LANGS.map((id) => ({ id, label: <span lang={id}>{words.languages[id]}</span> }))
  return (
    <Card as="section" pad="large" aria-labelledby="general">
      <CardHead id="general" title={words.title} text={words.text} />
      <div className="divide-y divide-line border-t border-line">
        <SettingRow label={words.pageLanguage} hint={words.pageLanguageHint}>
          <Segmented
            label={words.pageLanguage}
            labelHidden
            options={languages}
            value={lang}
            onChange={(next) => next !== lang && switchLanguage()}
          />
        </SettingRow>
        <SettingRow label={words.letterLanguage} hint={words.letterLanguageHint}>
          <LetterLanguage options={languages} />
        </SettingRow>
        <SettingRow label={words.theme} hint={words.themeHint}>
          <Segmented
            label={words.theme}
            labelHidden
            options={THEMES.map((id) => ({ id, label: ui.themes[id] }))}
            value={theme}
            onChange={setTheme}
          />
        </SettingRow>
        <SettingRow label={words.digits} hint={words.digitsHint}>
          <DigitsSetting value={user.digits} />
        </SettingRow>
        <SettingRow label={words.timeZone} hint={words.timeZoneHint}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {user.timezone ? (
              <>
                <bdi>{zoneCity(user.timezone, lang)}</bdi>
                <span className="ltr-island num text-ink-soft">{offsetOf(user.timezone)}</span>
              </>
            ) : (
              <span className="text-ink-soft">{words.noTimeZone}</span>
            )}
            <TimeZoneDialog current={user.timezone} />
          </div>
        </SettingRow>
      </div>
    </Card>
  )
}

type Options = Parameters<typeof Segmented<Lang>>[0]['options']

function LetterLanguage({ options }: { options: Options }) {
  const words = useSettingsWords().general
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery())
  /** Optimistic value while saving. */
  const [selected, choose] = useState<Lang>()
  if (isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <SkeletonBlock className="h-12 w-44" />
  const save = async (next: Lang) => {
    choose(next)
    // On failure a toast, and the choice is rolled back.
    await saveLetterLanguage(next).then(
      () => showToast({ title: words.saved, tone: 'positive' }),
      () => undefined,
    )
    choose(undefined)
  }
  return (
    <Segmented
      label={words.letterLanguage}
      labelHidden
      options={options}
      value={selected ?? data.lang}
      onChange={(next) => void save(next)}
    />
  )
}
