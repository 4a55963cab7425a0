import type { TicketTemplate } from '@fareeq/domain/tickets/schema-inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { removeTemplate, templatesQuery } from '../api-inbox.ts'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useTicketWords } from '../messages/en.ts'

/** Lazy: the form and its schema load with the dialog. */
const FORM = lazyModule(() => import('./template-form.tsx'))
const TemplateForm = lazyPart(FORM, (part) => part.TemplateForm)

function Editor(props: { template?: TicketTemplate; close: () => void }) {
  return (
    <Suspense
      fallback={
        <Skeletons>
          <SkeletonBlock className="h-64" />
        </Skeletons>
      }
    >
      <TemplateForm {...props} />
    </Suspense>
  )
}

/** Everybody who answers reads them; those who may keep them change them here. */
export function Templates({ mayEdit }: { mayEdit: boolean }) {
  const words = useInboxWords()
  const { back } = useTicketWords()
  useLazyModule(FORM)
  const { data, isError, isFetching, refetch } = useQuery(templatesQuery())
  const add = mayEdit && (
    <Dialog
      guardsInput
      width="large"
      title={words.addTemplate}
      isDismissable={false}
      trigger={
        <Button>
          <Plus aria-hidden />
          {words.addTemplate}
        </Button>
      }
    >
      {(close) => <Editor close={close} />}
    </Dialog>
  )
  return (
    <>
      <PageHeader
        back={{ label: back, href: pathTo('opsSection', { section: 'tickets' }), as: PageLink }}
        title={words.templates}
        text={words.templatesText}
        actions={add}
      />
      {data ? (
        data.length === 0 ? (
          <EmptyState title={words.emptyTemplates} text={words.emptyTemplatesText} />
        ) : (
          <ul className="grid gap-3">
            {data.map((template) => (
              <Template key={template.id} template={template} mayEdit={mayEdit} />
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons>
          <SkeletonRows rows={4} />
        </Skeletons>
      )}
    </>
  )
}

function Template({ template, mayEdit }: { template: TicketTemplate; mayEdit: boolean }) {
  const words = useInboxWords()
  const lang = useLang()
  const { id, name_ar, name_en, text_ar, text_en } = template
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start gap-3">
        <h2 className="me-auto min-w-0 text-lg wrap-anywhere">
          <bdi>{lang === 'ar' ? name_ar : name_en}</bdi>
        </h2>
        {mayEdit && (
          <span className="flex gap-2">
            <Dialog
              guardsInput
              width="large"
              title={words.editTemplate}
              isDismissable={false}
              trigger={
                <Button size="small" kind="quiet">
                  {words.editTemplate}
                </Button>
              }
            >
              {(close) => <Editor template={template} close={close} />}
            </Dialog>
            <ConfirmButton
              label={words.remove}
              button={{ size: 'small', kind: 'ghost' }}
              title={words.removeTitle}
              text={words.removeText}
              onConfirm={() => runWithToast(removeTemplate(id), words.removed)}
            />
          </span>
        )}
      </div>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <p lang="ar" dir="rtl" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {text_ar}
        </p>
        <p lang="en" dir="ltr" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {text_en}
        </p>
      </div>
    </Card>
  )
}
