import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../actions/button.tsx'
import { LANGS, press, show, UI, WithState } from '../testing/show.tsx'
import { CommandPalette } from './command-palette.tsx'
import { Dialog } from './dialog.tsx'
import { notify, Toasts } from './toast.tsx'

const COMMANDS = {
  ar: ['الفواتير', 'العقود', 'إدارة الحساب'],
  en: ['Invoices', 'Contracts', 'Account management'],
}

describe.each(LANGS)('the command palette in %s', (lang) => {
  function showPalette() {
    const onPress = vi.fn<(label: string) => void>()
    const items = COMMANDS[lang].map((label) => ({ id: label, label, onPress: () => onPress(label) }))
    show(
      lang,
      <WithState initial={false}>
        {(isOpen, onOpenChange) => (
          <>
            <Button onPress={() => onOpenChange(true)}>…</Button>
            <CommandPalette groups={[{ id: 'pages', title: '…', items }]} {...{ isOpen, onOpenChange }} />
          </>
        )}
      </WithState>,
    )
    return onPress
  }
  const search = () => page.getByRole('combobox', { name: UI[lang].commandPalette })

  test('is searched by typing and answered by Enter', async () => {
    const onPress = showPalette()
    await page.getByRole('button').click()
    await expect.element(search()).toHaveFocus()
    await search().fill(lang === 'ar' ? 'ادارة' : 'account')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
    await press('Enter')
    expect(onPress.mock.calls).toEqual([[COMMANDS[lang][2]]])
    await expect.element(page.getByRole('button')).toHaveFocus()
  })

  test('is walked through by the arrows, and Escape gives the focus back', async () => {
    const onPress = showPalette()
    await page.getByRole('button').click()
    await press('ArrowDown', 'ArrowDown')
    const active = search().element().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toBe(COMMANDS[lang][1])
    await search().fill('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent(UI[lang].noResults)
    await press('Escape')
    await expect.element(page.getByRole('button')).toHaveFocus()
    expect(onPress).not.toHaveBeenCalled()
  })
})

test('a toast comes while a dialog is open, once per key, is read out there, and closes by its button', async () => {
  show(
    'en',
    <>
      <Toasts />
      <Dialog trigger={<Button>Edit</Button>} title="Name">
        …
      </Dialog>
    </>,
  )
  await page.getByRole('button', { name: 'Edit' }).click()
  notify({ key: 'saved', title: 'Saved' })
  notify({ key: 'saved', title: 'Saved again' })
  const toast = document.getElementById('toasts')
  await expect.poll(() => toast?.querySelectorAll('[role=status]').length).toBe(1)
  expect(toast?.querySelector('[role=status]')?.textContent).toContain('Saved again')
  await expect.element(page.elementLocator(toast as Element).getByText('Saved again')).toBeVisible()
  expect(document.querySelector('dialog [aria-live=assertive]')?.textContent).toBe('Saved again')
  await press('Escape')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: UI.en.close }))
  await expect.poll(() => toast?.querySelectorAll('[role=status]').length).toBe(0)
})
