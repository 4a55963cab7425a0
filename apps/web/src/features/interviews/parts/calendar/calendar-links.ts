export type CalendarEntry = { title: string; start: string; end: string; link: string }

/** 20261119T110000Z */
const compact = (moment: string): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A new entry in Google Calendar, filled in; the user saves it there. */
export const googleLink = ({ title, start, end, link }: CalendarEntry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: link,
    location: link,
  })}`

/** The same in Outlook on the web. */
export const outlookLink = ({ title, start, end, link }: CalendarEntry): string =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: link,
    location: link,
  })}`
