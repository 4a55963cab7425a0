import type {
  ContractTemplate,
  TemplateContent,
  TemplateSectionText,
} from '@fareeq/domain/contract-templates/schema.ts'
import { LANGS, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { useTemplateWords } from '../messages/en.ts'
import { CountriesForm } from './countries-form.tsx'
import { SectionForm } from './section-form.tsx'

type Pair = { readonly ar: string; readonly en: string }

/** Section by section with the names still open; a draft is edited one section at a time. */
export function TemplateText({ template }: { template: ContractTemplate }) {
  const words = useTemplateWords()
  const { content } = template
  const save = (change: Partial<TemplateContent>): TemplateContent => ({ ...content, ...change })
  return (
    <div className="grid grid-cols-1 gap-4 pt-2">
      <Card as="section" aria-labelledby="template-title">
        <CardHead
          id="template-title"
          title={words.titlePart}
          actions={
            <Edit template={template} name={words.titlePart}>
              {(close) => (
                <SectionForm
                  template={template}
                  section={{ heading: content.title, points: [] }}
                  contentOf={({ heading }) => save({ title: heading })}
                  close={close}
                />
              )}
            </Edit>
          }
        />
        <SideBySide words={content.title} />
      </Card>
      {content.sections.map((section, at) => (
        <Section
          key={section.key}
          template={template}
          section={section}
          number={at + 1}
          contentOf={(next) => save({ sections: content.sections.map((old, i) => (i === at ? next : old)) })}
        />
      ))}
      <Countries template={template} />
    </div>
  )
}

type SectionProps = {
  template: ContractTemplate
  section: TemplateSectionText
  number: number
  contentOf: (section: TemplateSectionText) => TemplateContent
}

function Section({ template, section, number, contentOf }: SectionProps) {
  const words = useTemplateWords()
  const lang = useLang()
  const { key, heading, points } = section
  const name = heading[lang] || words.sections[key]
  return (
    <Card as="section" aria-labelledby={`section-${key}`}>
      <CardHead
        id={`section-${key}`}
        title={`${number}. ${name}`}
        actions={
          <Edit template={template} name={name}>
            {(close) => (
              <SectionForm
                template={template}
                section={section}
                contentOf={(next) => contentOf({ ...section, ...next })}
                close={close}
              />
            )}
          </Edit>
        }
      />
      <ol className="grid gap-4">
        {points.map((point, at) => (
          <li key={at} className="grid gap-1.5">
            {point.when && <Badge className="justify-self-start">{words.conditions[point.when]}</Badge>}
            <SideBySide words={point} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function SideBySide({ words }: { words: Pair }) {
  const own = useLang()
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1.5 md:grid-cols-2">
      {LANGS.toSorted((lang) => (lang === own ? -1 : 1)).map((lang) => (
        <p key={lang} lang={lang} dir={dirOf(lang)} className="text-[0.9375rem] wrap-anywhere">
          {words[lang] || '—'}
        </p>
      ))}
    </div>
  )
}

type EditProps = { template: ContractTemplate; name: string; children: (close: () => void) => React.ReactNode }

function Edit({ template, name, children }: EditProps) {
  const words = useTemplateWords()
  if (!template.may_edit) return null
  return (
    <Dialog
      guardsInput
      width="large"
      isDismissable={false}
      title={words.editOf(name)}
      trigger={
        <Button kind="quiet" size="small" aria-label={words.editOf(name)}>
          {words.edit}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

function Countries({ template }: { template: ContractTemplate }) {
  const words = useTemplateWords()
  const names = useChoices(countriesQuery)
  const nameOf = (code: string) => names.find(({ id }) => id === code)?.name ?? code
  const { countries } = template.content
  return (
    <Card as="section" aria-labelledby="template-countries">
      <CardHead
        id="template-countries"
        title={words.countries}
        text={words.countriesText}
        actions={
          <Edit template={template} name={words.countries}>
            {(close) => <CountriesForm template={template} close={close} />}
          </Edit>
        }
      />
      <ul className="grid gap-4">
        {countries.map(({ country, law, court }) => (
          <li key={country} className="grid gap-1">
            <h3 className="text-[0.9375rem]">{nameOf(country)}</h3>
            <SideBySide words={{ ar: `${law.ar}، ${court.ar}`, en: `${law.en}, ${court.en}` }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
