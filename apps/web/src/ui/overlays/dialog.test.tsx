import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../actions/button.tsx'
import { DateField } from '../dates/date-field.tsx'
import { ComboboxField } from '../fields/listbox/combobox-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { LANGS, press, show, type, UI, WithState } from '../testing/show.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Menu } from './menu.tsx'
import { BareButton } from './trigger.tsx'

const WORDS = {
  ar: { open: 'تعديل الاسم', title: 'الاسم', name: 'الاسم الكامل', outside: 'خارج', why: 'السبب', end: 'إنهاء العقد' },
  en: { open: 'Edit name', title: 'Name', name: 'Full name', outside: 'Outside', why: 'Reason', end: 'End contract' },
}

const opener = (lang: Lang) => page.getByRole('button', { name: WORDS[lang].open })
const dialogs = () => page.getByRole('dialog').elements()

function showDialog(lang: Lang, props: Partial<Parameters<typeof Dialog>[0]> = {}) {
  const { open, title, name, outside } = WORDS[lang]
  show(
    lang,
    <>
      <Dialog trigger={<Button>{open}</Button>} title={title} {...props}>
        <WithState initial="">{(value, onChange) => <TextField label={name} {...{ value, onChange }} />}</WithState>
      </Dialog>
      <Button>{outside}</Button>
    </>,
  )
}

/** On the backdrop, beside the box. */
const pressOutside = async () => {
  const dialog = page.elementLocator(document.querySelector('dialog') as Element)
  await userEvent.click(dialog, { position: { x: 5, y: 5 } })
}

describe.each(LANGS)('a dialog in %s', (lang) => {
  test('takes the focus, is named by its title, and says that its button has opened it', async () => {
    showDialog(lang)
    await opener(lang).click()
    await expect.element(page.getByRole('dialog', { name: WORDS[lang].title })).toHaveFocus()
    expect(document.querySelector('[aria-haspopup=dialog]')?.getAttribute('aria-expanded')).toBe('true')
  })

  test('keeps the focus inside, however often Tab is pressed', async () => {
    showDialog(lang)
    await opener(lang).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const reached = new Set<string | null>()
    for (let presses = 0; presses < 6; presses++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.tab()
      reached.add(document.activeElement?.closest('dialog, main')?.tagName ?? null)
    }
    expect(reached).not.toContain('MAIN')
    expect(reached).toContain('DIALOG')
  })

  test('closes with Escape and with its button, and gives the focus back', async () => {
    showDialog(lang)
    await opener(lang).click()
    await press('Escape')
    await expect.poll(dialogs).toEqual([])
    await expect.element(opener(lang)).toHaveFocus()
    await press('Enter')
    await page.getByRole('button', { name: UI[lang].close }).click()
    await expect.poll(dialogs).toEqual([])
    await expect.element(opener(lang)).toHaveFocus()
  })

  test('closes by a press beside it, but not where a press began inside', async () => {
    showDialog(lang)
    await opener(lang).click()
    await userEvent.dragAndDrop(page.getByRole('textbox'), page.getByRole('dialog'), { targetPosition: { x: 5, y: 5 } })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await pressOutside()
    await expect.poll(dialogs).toEqual([])
  })

  test('asks before it throws away what was typed', async () => {
    showDialog(lang, { guardsInput: true })
    await opener(lang).click()
    await page.getByRole('textbox').fill('ليلى')
    await press('Escape')
    await expect.element(page.getByRole('button', { name: UI[lang].unsavedKeep })).toHaveFocus()
    await page.getByRole('button', { name: UI[lang].unsavedKeep }).click()
    await expect.element(page.getByRole('textbox')).toHaveValue('ليلى')
    await press('Escape')
    await page.getByRole('button', { name: UI[lang].unsavedLeave }).click()
    await expect.poll(dialogs).toEqual([])
  })

  test('is a panel at the end of the page where it is a drawer', async () => {
    show(
      lang,
      <Drawer trigger={<Button>{WORDS[lang].open}</Button>} title={WORDS[lang].title}>
        …
      </Drawer>,
    )
    await opener(lang).click()
    const heading = page.getByRole('heading', { name: WORDS[lang].title }).element()
    const box = heading.closest('header')?.parentElement?.getBoundingClientRect()
    const edge = lang === 'ar' ? 'left' : 'right'
    expect(box?.[edge]).toBe(document.querySelector('dialog')?.getBoundingClientRect()[edge])
    await press('Escape')
    await expect.element(opener(lang)).toHaveFocus()
  })

  test('that ends something asks why, goes to the missing reason, and remembers it after Escape', async () => {
    const onConfirm = vi.fn<(reason: string) => void>()
    const { open, title, why, end } = WORDS[lang]
    show(
      lang,
      <ConfirmDialog
        trigger={<Button>{open}</Button>}
        title={title}
        confirmLabel={end}
        reason={{ label: why, required: `${why}!` }}
        onConfirm={(reason) => onConfirm(reason)}
      />,
    )
    await opener(lang).click()
    await expect.element(page.getByRole('textbox', { name: why })).toHaveFocus()
    await page.getByRole('button', { name: end }).click()
    await expect.element(page.getByRole('textbox', { name: why })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: why })).toHaveAccessibleDescription(`${why}!`)
    await page.getByRole('textbox').fill('…')
    await press('Escape')
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([])
    await opener(lang).click()
    await expect.element(page.getByRole('textbox', { name: why })).toHaveValue('…')
    await page.getByRole('button', { name: end }).click()
    await expect.poll(() => onConfirm.mock.calls).toEqual([['…']])
    await expect.element(opener(lang)).toHaveFocus()
  })
})

describe('a dialog', () => {
  test('gives the focus back to a button that the press did not focus, as in Safari', async () => {
    show(
      'en',
      <Dialog trigger={<BareButton>Edit name</BareButton>} title="Name">
        …
      </Dialog>,
    )
    // A click of a script moves no focus, like that of a pointer on a Mac.
    opener('en')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await press('Escape')
    await expect.element(opener('en')).toHaveFocus()
  })

  test('that warns is not closed by a press beside it', async () => {
    showDialog('ar', { role: 'alertdialog' })
    await opener('ar').click()
    await pressOutside()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  })

  test('stays open when Escape closes a list, a calendar or a menu in it', async () => {
    show(
      'ar',
      <Dialog trigger={<Button>تعديل</Button>} title="الطلب">
        <ComboboxField label="القسم" options={[{ id: 'it', label: 'التقنية' }]} value={null} onChange={() => {}} />
        <DateField label="البدء" value="2026-11-18" onChange={() => {}} />
        <Menu trigger={<Button>المزيد</Button>} items={[{ id: 'edit', label: 'تعديل' }]} />
      </Dialog>,
    )
    await page.getByRole('button', { name: 'تعديل' }).click()
    const parts = [
      [page.getByRole('combobox'), 'listbox'],
      [page.getByRole('button', { name: UI.ar.openCalendar }), 'grid'],
      [page.getByRole('button', { name: 'المزيد' }), 'menu'],
    ] as const
    for (const [control, role] of parts) {
      // oxlint-disable no-await-in-loop -- one after the other
      await control.click()
      await expect.element(page.getByRole(role)).toBeVisible()
      await press('Escape')
      await expect.poll(() => page.getByRole(role).elements()).toEqual([])
      await expect.element(control).toHaveFocus()
      expect(document.querySelector('dialog')?.open).toBe(true)
    }
    await press('Escape')
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
  })

  test('opened from a menu gives the focus back to the button of the menu', async () => {
    show(
      'en',
      <WithState initial={false}>
        {(isOpen, onOpenChange) => (
          <>
            <Menu
              trigger={<Button>More</Button>}
              items={[{ id: 'edit', label: 'Edit', onPress: () => onOpenChange(true) }]}
            />
            <Dialog title="Name" {...{ isOpen, onOpenChange }}>
              …
            </Dialog>
          </>
        )}
      </WithState>,
    )
    await userEvent.tab()
    await press('ArrowDown', 'Enter')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await type('x')
    await press('Escape')
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  })
})
