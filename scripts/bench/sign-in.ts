// Sessions of the demo world, as the browser stores them.

/** Local and session storage of a signed-in person. */
export type BrowserState = { local: Record<string, string>; tab: Record<string, string> }

export async function post<Data>(address: string, body: object, headers: Record<string, string> = {}): Promise<Data> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} refused ${JSON.stringify(body)}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

/** Messages to this address, the newest first. */
export async function messagesTo(origin: string, email: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/local/outbox?to=${encodeURIComponent(email)}`)
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data.map(({ text }) => text)
}

/** The newest code of so many digits in the outbox. */
export async function codeOf(origin: string, email: string, digits: number): Promise<string> {
  const messages = await messagesTo(origin, email)
  return messages.map((text) => new RegExp(`^\\d{${digits}}$`, 'm').exec(text)?.[0]).find(Boolean) ?? ''
}

export async function signIn(origin: string, email: string): Promise<BrowserState> {
  await post(`${origin}/api/auth/generateOTP`, { email })
  return signInByMail(origin, email)
}

/** With the code that is in the outbox already. */
export async function signInByMail(origin: string, email: string): Promise<BrowserState> {
  const otpCode = await codeOf(origin, email, 4)
  return storageOf(await post<Session>(`${origin}/api/auth/login`, { email, otpCode }))
}

export type Session = { access_token: string; user: { step: number } }

export const storageOf = ({ access_token: token, user }: Session): BrowserState => ({
  local: { token, user: JSON.stringify(user), step: String(user.step), lang: 'ar' },
  tab: {},
})

export async function signInStaff(origin: string, email: string): Promise<BrowserState> {
  await post(`${origin}/api/ops/auth/generateOTP`, { email })
  const [otpCode, totp] = [await codeOf(origin, email, 4), await codeOf(origin, email, 6)]
  type StaffSession = { access_token: string; staff: object }
  const { access_token: token, staff } = await post<StaffSession>(`${origin}/api/ops/auth/login`, {
    email,
    otpCode,
    totp,
  })
  return { local: { lang: 'ar' }, tab: { staff: JSON.stringify({ token, member: staff }) } }
}
