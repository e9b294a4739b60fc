import styles from './contact-list.module.css'

type Contact = { label: string } & ({ email: string } | { text: string })

export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <dl className={styles.contacts}>
      {contacts.map((contact) => (
        <div key={contact.label}>
          <dt>{contact.label}</dt>
          <dd>
            {'email' in contact ? (
              <a href={`mailto:${contact.email}`} className="lone-link">
                {contact.email}
              </a>
            ) : (
              contact.text
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
