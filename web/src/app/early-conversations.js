// Draws the conversations into the frame as they will stand in the list beside the chat, from the reply that early-calls.js has asked for.
// Each leads to its address, also before the application is there. Rows and sections are those of features/groups.
;(({ earlyCalls }) => {
  const groups = earlyCalls?.replies.get('/api/group/query')
  groups
    ?.then((reply) => reply.clone().json())
    .then(({ data }) => {
      const list = document.querySelector('.at-chat .boot-list')
      const names = list.dataset.names.split('|')
      const now = new Date()
      const starts = [0, 1, 7].map(
        (days) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days),
      )
      const add = (tag, text) => {
        const element = document.createElement(tag)
        element.textContent = text
        list.append(element)
        return element
      }
      let section
      for (const { id, title, isSticky, updatedAt } of data.slice(0, 60)) {
        const day = starts.findIndex((start) => new Date(updatedAt) >= start)
        const own = isSticky ? 0 : day < 0 ? 4 : day + 1
        if (own !== section) add('p', names[own])
        section = own
        const row = add('a', title || names[5])
        row.href = `/Chat?group=${id}`
        if (isSticky) row.className = 'boot-pinned'
      }
    })
    // The application will tell.
    .catch(() => 0)
})(globalThis)
