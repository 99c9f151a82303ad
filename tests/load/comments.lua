-- New comments by wrk, none like another.
local number = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Origin"] = "https://blog.test"

function request()
  number = number + 1
  local text = ("Comment %d says something *worth* reading, at the length that most comments have."):format(number)
  local page = ("/posts/article-%d/"):format(number % 10)
  return wrk.format(nil, nil, nil, ('{"page": "%s", "name": "Ann", "text": "%s"}'):format(page, text))
end
