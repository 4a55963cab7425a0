import { ArrowRight, Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import { ButtonLink } from '../ui/actions/button-link.tsx'
import { Button, IconButton } from '../ui/actions/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { CopyButton } from '../ui/actions/copy-button.tsx'
import { Dialog, DialogActions } from '../ui/overlays/dialog.tsx'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { notify } from '../ui/overlays/toast.tsx'
import { Row, Section } from './section.tsx'
import { galleryWords } from './words.ts'

export function Actions() {
  const { actions, sections, confirm, toast, field, paragraph } = useWords(galleryWords)
  const [pending, setPending] = useState(false)
  const [name, setName] = useState('')
  const work = () => {
    setPending(true)
    setTimeout(() => setPending(false), 1500)
  }
  return (
    <Section id="actions" title={sections.actions}>
      <Row>
        <Button pending={pending} onPress={work}>
          {actions.save}
        </Button>
        <Button kind="quiet">{actions.later}</Button>
        <Button kind="ghost">{actions.later}</Button>
        <Button kind="danger">{actions.remove}</Button>
        <Button isDisabled>{actions.save}</Button>
        <Button pending>{actions.save}</Button>
        <Button kind="quiet" pending>
          {actions.later}
        </Button>
      </Row>
      <Row>
        <Button size="small">{actions.save}</Button>
        <Button size="small" kind="quiet">
          <Pencil aria-hidden />
          {actions.edit}
        </Button>
        <ButtonLink size="large" href="#actions">
          {actions.next}
          <ArrowRight aria-hidden className="rtl:-scale-x-100" />
        </ButtonLink>
        <ButtonLink kind="quiet" href="#fields">
          {actions.learn}
        </ButtonLink>
        <IconButton label={actions.edit} kind="quiet">
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={actions.share}>
          <Share2 aria-hidden />
        </IconButton>
        <CopyButton text="https://fareeq.example/s/8f2k" />
        <CopyButton iconOnly text="https://fareeq.example/s/8f2k" />
      </Row>
      <Row>
        <Dialog trigger={<Button kind="quiet">{actions.open}: dialog</Button>} title={actions.edit} text={paragraph}>
          {(close) => (
            <>
              <TextField label={field.name} value={name} onChange={setName} />
              <DialogActions>
                <Button onPress={close}>{actions.save}</Button>
                <Button kind="quiet" onPress={close}>
                  {actions.later}
                </Button>
              </DialogActions>
            </>
          )}
        </Dialog>
        <ConfirmDialog
          trigger={<Button kind="quiet">{actions.open}: confirm</Button>}
          title={confirm.title}
          text={confirm.text}
          confirmLabel={confirm.confirm}
          reason={{ label: confirm.reason, required: confirm.required, limit: 500 }}
          onConfirm={() => new Promise<void>((resolve) => setTimeout(resolve, 600))}
        />
        <Drawer
          trigger={<Button kind="quiet">{actions.open}: drawer</Button>}
          title={sections.lists}
          footer={<Button className="flex-1">{actions.save}</Button>}
        >
          <p>{paragraph}</p>
        </Drawer>
        <Menu
          trigger={
            <IconButton label={actions.more} kind="quiet">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          label={actions.more}
          items={[
            { id: 'edit', label: actions.edit, icon: <Pencil aria-hidden /> },
            { id: 'share', label: actions.share, icon: <Share2 aria-hidden /> },
            'line',
            { id: 'remove', label: actions.remove, icon: <Trash2 aria-hidden />, danger: true },
          ]}
        />
        <Button
          kind="quiet"
          onPress={() =>
            notify({
              key: 'saved',
              tone: 'positive',
              title: toast.title,
              text: toast.text,
              action: { label: toast.undo, onPress: () => {} },
            })
          }
        >
          toast
        </Button>
        <Button kind="quiet" onPress={() => notify({ key: 'failed', tone: 'danger', title: toast.failed })}>
          toast: danger
        </Button>
      </Row>
    </Section>
  )
}
