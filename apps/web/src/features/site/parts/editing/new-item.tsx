import { SITE_KINDS, SLUG, type SiteKind } from '@fareeq/domain/site/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { saveItem } from '../../api-editing.ts'
import { recordOf } from './content-address.ts'
import { useContentWords } from '../../messages/editing/en.ts'

export function NewItem({ kind }: { kind: SiteKind | undefined }) {
  const words = useContentWords()
  return (
    <Dialog guardsInput trigger={<Button>{words.newItem}</Button>} title={words.newItem} text={words.newText}>
      <Body kind={kind ?? 'article'} />
    </Dialog>
  )
}

/** Mails are those of the code. */
const WRITTEN_KINDS = SITE_KINDS.filter((kind) => kind !== 'mail')

type Fields = { kind: SiteKind; slug: string }
const RESOLVER = rulesOf(({ slug }: Fields) => ({
  slug: slug === '' ? rule.required.code : SLUG.test(slug) && slug.length <= 80 ? undefined : rule.choice.code,
}))
const EMPTY = {
  ar: {},
  en: {},
  facts: {},
  position: 100,
  as: 'draft',
  publish_at: null,
  in_step: false,
  version: 0,
} as const

/** A separate component, so that its state is reset on reopening. */
function Body({ kind }: { kind: SiteKind }) {
  const words = useContentWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { kind, slug: '' },
    send: (name: Fields) => saveItem(name, EMPTY),
    fieldOf: (path) => (path === 'slug' ? 'slug' : undefined),
    onDone: (_, name, go) => void go(recordOf(name)),
    isLast: true,
  })
  return (
    <Form {...props} aria-label={words.newItem}>
      <FormSelect
        name="kind"
        control={control}
        label={words.kind}
        options={WRITTEN_KINDS.map((id) => ({ id, label: words.kinds[id] }))}
        isRequired
      />
      <FormText control={control} name="slug" label={words.slug} hint={words.slugHint} ltr isRequired />
      <DialogSubmit label={words.create} pending={isPending} />
    </Form>
  )
}
