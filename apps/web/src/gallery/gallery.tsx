// Every primitive, in both languages and themes. /gallery.html?lang=en&theme=dark opens it in a given state.
import { isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { FileText, Receipt, Users } from 'lucide-react'
import { useState } from 'react'
import { LanguageProvider, useLanguageSwitch, useWords } from '../platform/i18n/i18n.ts'
import { usePaletteShortcut } from '../platform/navigation/palette.ts'
import { Wordmark } from '../ui/display/brand.tsx'
import { Button } from '../ui/actions/button.tsx'
import { CommandPalette } from '../ui/overlays/command-palette.tsx'
import { Badge } from '../ui/display/badge.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { LanguageSwitch } from '../ui/actions/language-switch.tsx'
import { TextLink } from '../ui/actions/link.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import type { Theme } from '../platform/document/theme.ts'
import { ThemeSwitch } from '../ui/actions/theme-switch.tsx'
import { Toasts } from '../ui/overlays/toast.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Forms } from './forms.tsx'
import { Foundations } from './foundations.tsx'
import { Media, Moments } from './inputs.tsx'
import { Lists } from './lists.tsx'
import { People } from './people.tsx'
import { PlainFields } from './plain-fields.tsx'
import { galleryWords } from './words.ts'
import { RingChart } from '../ui/display/chart-ring.tsx'
import { Row, Section } from './section.tsx'

function Charts() {
  const { sections, chart } = useWords(galleryWords)
  return (
    <Section id="charts" title={sections.charts}>
      <Row className="gap-8">
        <RingChart label={chart.ring} value={0.91} text="91%" caption={chart.ringCaption} />
        <RingChart label={`${chart.ring} 2`} value={0.42} text="42%" caption={chart.ringCaption} tone="point" />
      </Row>
    </Section>
  )
}

export function Gallery({ search }: { search: URLSearchParams }) {
  const lang = search.get('lang')
  return (
    <LanguageProvider initial={isLang(lang) ? lang : 'ar'}>
      <Toasts />
      <Page initialTheme={search.get('theme') as Theme | null} />
    </LanguageProvider>
  )
}

function Page({ initialTheme }: { initialTheme: Theme | null }) {
  const words = useWords(galleryWords)
  const { other, switchLanguage } = useLanguageSwitch()
  const [theme, setTheme] = useState<Theme>(initialTheme ?? 'system')
  const [palette, setPalette] = useState(false)
  usePaletteShortcut(() => setPalette(!palette))
  return (
    <>
      <SkipLink target="main" />
      <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur">
        <div className="page flex h-18 items-center gap-2 xs:gap-3">
          <Wordmark className="me-auto" />
          <Button kind="quiet" size="small" onPress={() => setPalette(true)} className="max-xs:hidden">
            {words.commands.open}
            <kbd className="ltr-island font-sans text-xs text-ink-faint">Ctrl K</kbd>
          </Button>
          <ThemeSwitch value={theme} onChange={setTheme} />
          <LanguageSwitch href={`?lang=${other}`} onPress={switchLanguage} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page outline-none">
        <div className="py-10">
          <PageHeader
            title={words.title}
            text={words.lead}
            back={{ label: words.commands.pages, href: '/' }}
            badge={<Badge tone="accent">60</Badge>}
            actions={<Button kind="quiet">{words.actions.share}</Button>}
          />
          <nav aria-label={words.title} className="flex flex-wrap gap-x-5 gap-y-1">
            {Object.entries(words.sections).map(([id, title]) => (
              <TextLink key={id} plain href={`#${id}`} className="inline-flex min-h-9 items-center text-[0.9375rem]">
                {title}
              </TextLink>
            ))}
          </nav>
        </div>
        <Foundations />
        <Actions />
        <Fields />
        <PlainFields />
        <Choices />
        <Moments />
        <Media />
        <Forms />
        <Lists />
        <People />
        <Feedback />
        <Charts />
      </main>
      <CommandPalette
        isOpen={palette}
        onOpenChange={setPalette}
        groups={[
          {
            id: 'pages',
            title: words.commands.pages,
            items: [
              {
                id: 'matches',
                label: words.commands.matches,
                icon: <Users aria-hidden />,
                keywords: 'matches',
                onPress: () => {},
              },
              {
                id: 'invoices',
                label: words.commands.invoices,
                icon: <Receipt aria-hidden />,
                keywords: 'invoices',
                onPress: () => {},
              },
              { id: 'admin', label: words.commands.admin, icon: <FileText aria-hidden />, onPress: () => {} },
            ],
          },
          {
            id: 'moves',
            title: words.commands.moves,
            items: [{ id: 'invite', label: words.commands.invite, detail: 'Ctrl I', onPress: () => {} }],
          },
        ]}
      />
    </>
  )
}
