import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useHref } from '../../../../platform/navigation/location.tsx'

type Values<Name extends string> = Readonly<Record<Name, string>>

const valuesOf = <Name extends string>(names: readonly Name[], read: (name: Name) => string | undefined) =>
  Object.fromEntries(names.map((name) => [name, read(name) ?? ''])) as Values<Name>

/**
 * Progressive enhancement: a GET form to its own URL. Without JavaScript the server renders the answer, with it every
 * keystroke does. The URL fills the fields; without parameters they have the example.
 */
export function useCalculator<Name extends string>(example: Values<Name>) {
  const { pathname, query } = readHref(useHref())
  const names = Object.keys(example) as Name[]
  const isFilled = names.some((name) => query[name] !== undefined)
  const [first] = useState(() => valuesOf(names, (name) => (isFilled ? query[name] : example[name])))
  const [values, set] = useState(first)
  /** An empty field is a fault only after a submit. */
  const [isSent, setSent] = useState(isFilled)
  const form = useRef<HTMLFormElement>(null)

  const read = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    set(valuesOf(names, (name) => (data.get(name) as string | null) ?? undefined))
  }
  // Reads what was typed before hydration, or restored by the browser.
  // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  useEffect(read, [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const search = new URLSearchParams(location.search)
    for (const name of names) search.set(name, values[name])
    history.replaceState(history.state, '', `?${search}`)
    // After the faults are rendered.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return {
    first,
    values,
    sent: isSent,
    form: { ref: form, action: `${pathname}#calculator`, onInput: read, onSubmit: send },
  }
}

type Props = ReturnType<typeof useCalculator>['form'] & { label: string; children: ReactNode }

export const CalculatorForm = ({ label, ...rest }: Props) => (
  <form
    method="get"
    noValidate
    aria-label={label}
    className="grid content-start gap-5 sm:max-lg:grid-cols-2"
    {...rest}
  />
)
