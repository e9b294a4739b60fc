import { Notice } from '../../components/ui/notice'

type FormMessageProps = { message: { id: string; words: string } | null }

/** What is wrong with the form as a whole; its fields point to it by id. */
export function FormMessage({ message }: FormMessageProps) {
  if (!message) return null
  return (
    <div id={message.id}>
      <Notice tone="error" role="alert">
        {message.words}
      </Notice>
    </div>
  )
}
