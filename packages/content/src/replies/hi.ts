import conversation from '../../messages/hi/conversations.json'
import crisis from '../../messages/hi/crisis_replies.json'
import ordinary from '../../messages/hi/replies.json'
import safety from '../../messages/hi/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }
