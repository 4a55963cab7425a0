import type { HeldMail } from '@fareeq/domain/inbound-mails/schema.ts'
import { Paperclip } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Filled, LtrIsolate } from '../../../ui/display/filled.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { acceptMail, discardMail, saveFile } from '../api-ops.ts'
import { useHeldMailWords } from '../messages/en.ts'
import { useListed } from '../../../platform/i18n/i18n.ts'

/** A mail that waits for a colleague: who says to have written it, why it was not taken, and where its address leads. */
export function HeldMailCard({ mail }: { mail: HeldMail }) {
  const words = useHeldMailWords()
  const listed = useListed()
  const discard = useAction(() => discardMail(mail.id), { done: words.discarded })
  const { reason, from_name, from_email, subject, text, received_at, ticket, conversation, settled } = mail
  const { person, file_names: fileNames, can_accept: canAccept } = mail
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Badge tone={settled ? 'neutral' : 'warning'} dot>
              {words.reasons[reason]}
            </Badge>
            <RelativeTime at={new Date(received_at)} />
          </p>
          <p className="mt-1.5 font-strong wrap-anywhere">
            <bdi>{subject || words.noSubject}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-ink-soft">
            <bdi>{from_name}</bdi>
            <LtrIsolate>{from_email}</LtrIsolate>
          </p>
          {text ? (
            <ReadMore lines={6} className="mt-2 measure wrap-anywhere">
              {text}
            </ReadMore>
          ) : (
            <p className="mt-2 text-sm text-ink-faint">{words.noText}</p>
          )}
          {mail.files.length > 0 && <MailFiles mail={mail} />}
          {fileNames.length > 0 && (
            <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
              <Filled sentence={words.refusedFiles} names={<bdi>{listed(fileNames)}</bdi>} />
            </p>
          )}
          {person && !settled && (
            <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
              <Filled sentence={words.addressOf} name={<bdi>{person.name}</bdi>} />
            </p>
          )}
          {settled && (
            <p className="mt-2 text-sm text-ink-faint">
              <Filled
                sentence={words.settled[settled.answer ?? 'discarded']}
                name={<bdi>{settled.by ?? words.formerColleague}</bdi>}
              />{' '}
              · <RelativeTime at={new Date(settled.at)} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {ticket && (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'tickets', id: ticket.id })}>
              <Filled sentence={words.ticket} reference={<LtrIsolate>{ticket.reference}</LtrIsolate>} />
            </TextLink>
          )}
          {conversation && (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'conversations', id: conversation.id })}>
              {words.conversation}
            </TextLink>
          )}
          {canAccept && person && (
            <ConfirmDialog
              trigger={<Button size="small">{words.accept}</Button>}
              title={words.acceptTitle}
              text={<Filled sentence={words.acceptText} name={<bdi>{person.name}</bdi>} />}
              confirmLabel={words.accept}
              kind="primary"
              onConfirm={() => runWithToast(acceptMail(mail.id), words.accepted)}
            />
          )}
          {!settled && (
            <Button kind="quiet" size="small" pending={discard.isPending} onPress={() => void discard.run()}>
              {words.discard}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** What was attached, to be looked at before the mail is added. */
function MailFiles({ mail: { id, files } }: { mail: HeldMail }) {
  const words = useHeldMailWords()
  const open = useAction((file: HeldMail['files'][number]) => saveFile(id, file))
  return (
    <ul aria-label={words.files} className="mt-2 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button
            kind="quiet"
            size="small"
            pending={open.pendingArgs?.[0].id === file.id}
            onPress={() => void open.run(file)}
          >
            <Paperclip aria-hidden />
            <bdi>{file.name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
