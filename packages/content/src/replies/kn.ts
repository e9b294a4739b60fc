import names from '../../messages/kn/conversation_names.json'
import guided from '../../messages/kn/conversations.json'
import crisis from '../../messages/kn/crisis_replies.json'
import ordinary from '../../messages/kn/replies.json'
import safety from '../../messages/kn/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
