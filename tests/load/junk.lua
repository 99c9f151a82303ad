-- For wrk: each request is for the counts of ten pages that nobody has ever named.
local number, words = 0, {}

function request()
  number = number + 1
  words[1] = "GET /api/v1/counts?site=blog"
  for page = 1, 10 do
    words[page + 1] = "&page=/" .. number .. "/" .. page .. "/"
  end
  words[12] = " HTTP/1.1\r\nHost: " .. wrk.host .. "\r\n\r\n"
  return table.concat(words)
end
