import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationProvider } from '../../platform/navigation/location.tsx'
import { useLinks } from './use-links.ts'

const Start = () => createElement('a', { href: useLinks().start.href })
const startOn = (href: string) => renderToString(LocationProvider({ href, children: createElement(Start) }))

test('the button of the bar is for talents on their pages, an invited friend included, and for companies elsewhere', () => {
  for (const page of ['/home/talent', '/bring-buddy', '/bring-buddy/invitation?token=x'])
    expect(startOn(page)).toContain('"/talent-signup"')
  for (const page of ['/home/client', '/about']) expect(startOn(page)).toContain('"/client-signup"')
})
