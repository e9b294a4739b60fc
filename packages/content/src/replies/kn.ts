import conversation from '../../messages/kn/conversations.json'
import crisis from '../../messages/kn/crisis_replies.json'
import ordinary from '../../messages/kn/replies.json'
import safety from '../../messages/kn/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }
