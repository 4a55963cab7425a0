import { MESSAGE_LENGTH, SENDER_LENGTH } from '@fareeq/domain/site/rules.ts'
import type { ContactTopic } from '@fareeq/domain/tickets/limits.ts'
import { pathTo } from '../../../../paths.ts'
import { usePlainForm } from '../../../../forms/use-plain-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { usePosted } from '../../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import { PlainField, PlainSelect, PlainTextArea } from '../../../../ui/fields/plain-field.tsx'
import { type ContactAnswer, sendContact } from '../../api-forms.ts'
import type { ContactWords } from '../../messages/contact/ar.ts'
import { useContactTopics } from '../../../tickets/parts/use-contact-topics.ts'
import { Honeypot } from '../../../../ui/fields/honeypot.tsx'

type Props = { words: ContactWords; topic: string | undefined; onSent: (answer: ContactAnswer) => void }

const isTopic = (topics: object, topic: string | undefined): topic is ContactTopic =>
  topic !== undefined && Object.hasOwn(topics, topic)

export function ContactForm({ words: { form: words }, topic, onSent }: Props) {
  const topics = useContactTopics()
  const lang = useLang()
  const { form, field, failure, isPending } = usePlainForm({
    name: 'contact',
    posted: usePosted(),
    async send({ name = '', email = '', topic: topicId = '', message = '', website }, key) {
      onSent(await sendContact({ name, email, topic: topicId as ContactTopic, message, website }, key))
    },
  })
  const options = Object.entries(topics).map(([id, label]) => ({ id, label }))
  const topicField = field('topic')
  return (
    <form {...form} action={pathTo('contact', {}, { lang })} aria-label={words.label} className="grid min-w-0 gap-5">
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <PlainSelect
        {...topicField}
        defaultValue={topicField.defaultValue ?? (isTopic(topics, topic) ? topic : undefined)}
        required
        label={words.topic}
        hint={words.topicHint}
        options={options}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PlainField {...field('name')} required label={words.name} autoComplete="name" maxLength={SENDER_LENGTH} />
        <PlainField
          {...field('email')}
          required
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
        />
      </div>
      <PlainTextArea
        {...field('message')}
        required
        rows={6}
        limit={MESSAGE_LENGTH}
        label={words.message}
        hint={topic === 'company' ? words.companyHint : words.messageHint}
      />
      <Honeypot label={words.website} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
        <PlainButton type="submit" pending={isPending} className="max-xs:w-full">
          {words.submit}
        </PlainButton>
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
          {`${words.privacy} `}
          <TextLink as={PageLink} href={pathTo('privacy')} className="hit whitespace-nowrap">
            {words.privacyLink}
          </TextLink>
        </p>
      </div>
    </form>
  )
}
