import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Fault, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { LOCAL_STYLE, type PagePreferences, escaped, localPage, localPageHeaders } from '../local-page.ts'
import { LOCAL_PEOPLE } from './local-people.ts'

const words = {
  ar: {
    title: 'اختر حسابًا',
    about: 'هذا بديل محلي عن Google يعمل دون إنترنت ودون كلمات مرور. اختر من تريد أن تكون.',
    unverified: 'بريد غير مؤكد',
    other: 'حساب آخر',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    go: 'متابعة',
    cancel: 'إلغاء والعودة',
    over: 'انتهت هذه المحاولة',
    overAbout: 'عُد إلى صفحة تسجيل الدخول وأعد المحاولة.',
    back: 'العودة إلى صفحة تسجيل الدخول',
  },
  en: {
    title: 'Choose an account',
    about: 'This stands in for Google in the local world: no internet, no passwords. Choose who to be.',
    unverified: 'Email not verified',
    other: 'Another account',
    name: 'Name',
    email: 'Email',
    go: 'Continue',
    cancel: 'Cancel and go back',
    over: 'This attempt is over',
    overAbout: 'Go back to the sign-in page and try again.',
    back: 'Back to sign-in',
  },
} satisfies Record<Lang, Record<string, string>>

const STYLE = `
${LOCAL_STYLE}
main{max-inline-size:440px;margin-inline:auto;padding:clamp(24px,8vh,72px) 16px;display:grid;gap:24px}
h1{font-size:28px;line-height:1.3;font-weight:600}h2{font-size:17px;font-weight:600}
p{color:var(--ink-soft)}.brand{font-weight:600;color:var(--accent)}
form{display:grid;gap:12px}.card{background:var(--raised);border:1px solid var(--line);border-radius:14px;padding:20px}
label{display:grid;gap:4px;font-size:14px}
input,button,.button{font:inherit;min-block-size:46px;border-radius:12px;border:1px solid var(--line);padding-inline:16px}
input{background:var(--surface);color:inherit}[type=email],.address{direction:ltr;unicode-bidi:isolate;text-align:start}
button{cursor:pointer;background:var(--raised);color:inherit}button:hover{background:var(--accent-soft)}
.person{display:grid;text-align:start;padding-block:10px}.person span{font-size:13.5px;color:var(--ink-soft)}
.go,.button{background:var(--accent);color:var(--accent-ink);border-color:transparent;font-weight:550}.go:hover{background:var(--accent)}
.button{display:inline-grid;place-items:center;text-decoration:none;justify-self:start}
.fault{color:var(--danger);font-size:13.5px}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

export const PAGE_HEADERS = localPageHeaders(STYLE)

export type ChooserFaults = { name?: Fault; email?: Fault }

export function chooserPage(
  preferences: PagePreferences,
  values: Record<string, string> = {},
  faults: ChooserFaults = {},
): string {
  const t = words[preferences.lang]
  const people = LOCAL_PEOPLE.map(
    ({ sub, name, email, emailVerified }) => `<button class="person" name="person" value="${sub}"><bdi>${name}</bdi>
<span class="address">${email}</span>${emailVerified ? '' : `<span>${t.unverified}</span>`}</button>`,
  )
  const field = (name: 'name' | 'email', type: string) => {
    const fault = faults[name]
    const message = fault && escaped(sentence(fault.kind, preferences.lang, fault.values))
    return `<label>${t[name]}<input name="${name}" type="${type}" value="${escaped(values[name] ?? '')}" autocomplete="${name}" maxlength="254"
${message ? `aria-invalid="true" aria-describedby="${name}-fault"` : ''}>${message ? `<span class="fault" id="${name}-fault" role="alert">${message}</span>` : ''}</label>`
  }
  return shell(
    preferences,
    t.title,
    `<p>${t.about}</p>
<form method="post">${people.join('')}</form>
<form method="post" class="card" novalidate><h2>${t.other}</h2>${field('name', 'text')}${field('email', 'email')}
<button class="go">${t.go}</button></form>
<form method="post"><button name="cancel" value="1">${t.cancel}</button></form>`,
  )
}

/** Shown for an expired interaction. */
export function expiredPage(preferences: PagePreferences): string {
  const t = words[preferences.lang]
  return shell(preferences, t.over, `<p>${t.overAbout}</p><a class="button" href="/login">${t.back}</a>`)
}

const shell = (preferences: PagePreferences, title: string, content: string) =>
  localPage(preferences, {
    title,
    style: STYLE,
    body: `<main><span class="brand">${BRAND[preferences.lang]}</span><h1>${title}</h1>
${content}</main>`,
  })
