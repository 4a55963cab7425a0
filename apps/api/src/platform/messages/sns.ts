import { AwsClient } from 'aws4fetch'
import type { Driver } from './driver.ts'
import { REQUEST_TIMEOUT, type PhoneSettings, answerOf } from './provider.ts'

// https://docs.aws.amazon.com/sns/latest/api/API_Publish.html. It carries SMS only: the other channels become an SMS.
const BAD_RECEIVER = /<Code>(InvalidParameter|InvalidParameterValue|OptedOut)<\/Code>/

export function snsDriver({ user, password, host: region, endpoint }: PhoneSettings): Driver {
  // No retries in the client: our queue retries, and two layers would block a worker for minutes.
  const aws = new AwsClient({ accessKeyId: user, secretAccessKey: password, region, service: 'sns', retries: 0 })
  return {
    local: false,
    async send({ to, text }) {
      const response = await aws.fetch(endpoint ?? `https://sns.${region}.amazonaws.com/`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({
          Action: 'Publish',
          Version: '2010-03-31',
          PhoneNumber: to,
          Message: text,
          'MessageAttributes.entry.1.Name': 'AWS.SNS.SMS.SMSType',
          'MessageAttributes.entry.1.Value.DataType': 'String',
          'MessageAttributes.entry.1.Value.StringValue': 'Transactional',
        }).toString(),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      })
      const answer = await answerOf(response, (words) => BAD_RECEIVER.test(words))
      return { providerId: /<MessageId>([^<]+)<\/MessageId>/.exec(answer)?.[1] ?? null }
    },
  }
}
